# Draws input.pdf with ReportLab.
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas
fields = [('Apellidos', 'Urrutia Manterola'), ('Nombre', 'Itziar'), ('DNI / NIE', '55510204-A'), ('Fecha de nacimiento', '07/05/1979'), ('Domicilio', 'Travesía del Molino, 6, 2.º B'), ('Código postal', '26200'), ('Municipio', 'Haro'), ('Teléfono', '941 555 012'), ('Correo electrónico', 'itziar.um@buzon.example'), ('Nombre del tutor (menores)', ''), ('Profesión', 'Enóloga')]
c = Canvas("input.pdf", pagesize=A4, invariant=1); W, H = A4
c.setFont("Times-Bold", 17); c.drawString(60, H-70, "Biblioteca Municipal de Haro"); c.setFont("Times-Roman", 12); c.drawString(60, H-88, "Solicitud de carné de usuario")
c.setFont("Times-Italic", 9); c.drawRightString(W-60, H-70, "Ejemplar para la biblioteca")
y = H-135
for k, v in fields:
    c.setFont("Times-Roman", 10.5); c.drawString(60, y, k); c.setLineWidth(.6); c.rect(210, y-6, 325, 20)
    c.setFont("Courier", 11); c.drawString(217, y, v); y -= 31
def tick(x, t, on):
    c.rect(x, y-1, 10, 10); c.setFont("Times-Roman", 10.5); c.drawString(x+15, y, t)
    if on: c.setFont("Courier-Bold", 11); c.drawString(x+1.8, y+.6, "X")
y -= 8; c.setFont("Times-Bold", 10.5); c.drawString(60, y, "Tipo de carné"); tick(210, "Infantil", 0); tick(290, "Adulto", 1); tick(370, "Colectivo", 0)
y -= 26; c.setFont("Times-Bold", 10.5); c.drawString(60, y, "Deseo recibir avisos por"); tick(210, "SMS", 0); tick(290, "Correo", 1); tick(370, "Ninguno", 0)
y -= 46; c.setFont("Times-Roman", 10.5); c.drawString(60, y, "Fecha:"); c.setFont("Courier", 11); c.drawString(96, y, "15 de octubre de 2025"); c.setFont("Times-Roman", 10.5); c.drawString(330, y, "Firma:"); c.line(364, y-2, 535, y-2)
y -= 40; c.rect(60, y-40, 475, 52); c.setFont("Times-Bold", 9); c.drawString(66, y, "A RELLENAR POR LA BIBLIOTECA"); c.setFont("Times-Roman", 10.5); c.drawString(66, y-24, "N.º de carné:"); c.setFont("Courier", 11); c.drawString(132, y-24, "H-10204"); c.setFont("Times-Roman", 10.5); c.drawString(300, y-24, "Atendido por:"); c.setFont("Courier", 11); c.drawString(370, y-24, "Pili"); c.save()
