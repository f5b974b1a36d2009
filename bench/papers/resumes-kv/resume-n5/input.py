# Draws input.pdf with ReportLab.
from reportlab.lib.pagesizes import letter
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, HRFlowable, Spacer
from reportlab.lib.styles import ParagraphStyle
s = ParagraphStyle("s", fontName="Helvetica", fontSize=9.5, leading=13); n = ParagraphStyle("n", parent=s, fontName="Helvetica-Bold", fontSize=20, leading=26); h = ParagraphStyle("h", parent=s, fontName="Helvetica-Bold", fontSize=11, spaceBefore=12, textColor="#7a1f3d"); b = ParagraphStyle("b", parent=s, leftIndent=14, bulletIndent=4); r = ParagraphStyle("r", parent=s, alignment=2)
def job(title, when, where, *points):
    yield Table([[Paragraph("<b>" + title + "</b>", s), Paragraph(when, r)]], colWidths=[340, 160], style=[("LEFTPADDING", (0,0), (-1,-1), 0), ("RIGHTPADDING", (0,0), (-1,-1), 0), ("BOTTOMPADDING", (0,0), (-1,-1), 0)])
    yield Paragraph(where, s)
    for p in points: yield Paragraph(p, b, bulletText="\u2022")
parts = [Paragraph("Ximena Arredondo Villaseñor", n), Paragraph("Contadora pública certificada", s), Paragraph("Querétaro, Qro. &nbsp;|&nbsp; 442 555 0127 &nbsp;|&nbsp; ximena.arredondo@buzonmx.example &nbsp;|&nbsp; xarredondo.example", s), HRFlowable(width="100%", spaceBefore=6),
Paragraph("EXPERIENCIA PROFESIONAL", h)]
parts += job("Gerente de impuestos", "feb 2021 - actualidad", "Aceros del Bajío Norte, S.A. de C.V., Querétaro", "Coordinación de las declaraciones anuales de cuatro empresas", "Devolución de IVA por 18 millones de pesos")
parts += job("Auditora senior", "ago 2016 - ene 2021", "Despacho Barragán, Ochoa y Asociados, Guadalajara", "Auditorías financieras en manufactura y comercio")
parts += job("Auxiliar contable", "jun 2014 - jul 2016", "Cremería La Ordeña, Tepatitlán de Morelos", "Nómina de 60 personas y conciliaciones bancarias")
parts += [Paragraph("FORMACIÓN ACADÉMICA", h)]
parts += job("Maestría en Derecho Fiscal", "2017 - 2019", "Universidad del Cerro Alto, Guadalajara")
parts += job("Licenciatura en Contaduría Pública", "2010 - 2014", "Instituto Superior de los Altos, Tepatitlán de Morelos")
parts += [Paragraph("IDIOMAS Y HERRAMIENTAS", h), Paragraph("Español nativo, inglés avanzado. SAP FI, CONTPAQi, Excel con Power Query.", s), Paragraph("CERTIFICACIONES", h), Paragraph("Certificación en contabilidad y auditoría gubernamental, 2022", s)]
SimpleDocTemplate("input.pdf", pagesize=letter, leftMargin=56, rightMargin=56, topMargin=50, bottomMargin=40, invariant=1).build(parts)
