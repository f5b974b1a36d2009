# Prints input.pdf: python3 input.py
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.units import mm
from reportlab.lib.pagesizes import A4
c = Canvas("input.pdf", pagesize=A4)
def t(x, y, s, size=9, font="Helvetica", right=False):
    c.setFont(font, size)
    (c.drawRightString if right else c.drawString)(x * mm, (297 - y) * mm, s)
ROWS = [('2,00', 'NR', 'GRT-0450', 'Gruppo riduttore per agitatore|rapporto 1:45, flangia inox AISI 316', '1.240,00', '15,00', '2.108,00', '22'), ('14,50', 'MT', 'TUB-5040', 'Tubo alimentare DN 50 in barre', '38,60', '10,00', '503,73', '22'), ('8,00', 'NR', 'VAL-FARF50', 'Valvola a farfalla DN 50|con comando manuale', '72,30', '10,00', '520,56', '22'), ('6,00', 'H', 'MAN-EST', 'Manodopera montaggio in esterno', '46,00', '', '276,00', '22'), ('1,00', 'NR', 'TRASP', 'Trasporto a mezzo ns. furgone', '85,00', '', '85,00', '22'), ('1,00', 'NR', 'BOLLO', 'Rimborso spese anticipate art. 15', '32,00', '', '32,00', 'E15')]
SUMS = [('Imponibile', '3.525,29'), ('Imposta', '768,52'), ('', ''), ('TOTALE DOCUMENTO EUR', '4.293,81')]
VAT = ['22   imponibile 3.493,29   imposta 768,52', 'E15  escluso art. 15 DPR 633/72   32,00']
B = "Helvetica-Bold"
c.rect(14 * mm, (297 - 50) * mm, 88 * mm, 34 * mm)
t(17, 23, "Officine Meccaniche Zanella S.r.l.", 12, B)
for i, s in enumerate(["Via dell'Artigianato, 38", "36016 THIENE (VI)", "P.IVA IT03188402717   C.F. 03188402717", "REA VI-298117  Cap. Soc. euro 50.000 i.v.", "Tel. 0445 551 208"]): t(17, 28.5 + i * 4.4, s)
t(112, 23, "Spett.le", 8)
for i, s in enumerate(["Caseificio Alpe Vezzena Soc. Agr. Coop.", "Localita' Monterovere, 5", "38046 LAVARONE (TN)", "P.IVA IT01277440366"]): t(112, 28 + i * 4.8, s, 10, B if i == 0 else "Helvetica")
t(14, 60, "FATTURA ACCOMPAGNATORIA", 11, B)
for x, w, label, value in [(14, 34, "Numero", "1147/26"), (48, 30, "Data", "14/09/2026"), (78, 36, "Vs. ordine", "OF-2026-77"), (114, 42, "Pagamento", "RB 60 gg d.f.f.m."), (156, 40, "Scadenza", "30/11/2026")]:
    c.rect(x * mm, (297 - 73) * mm, w * mm, 10 * mm); t(x + 1.5, 66, label, 6.5); t(x + 1.5, 71, value, 9.5, B)
y = 81
for x, s, r in [(14, "Q.ta'", 0), (27, "U.M.", 0), (38, "Articolo", 0), (62, "Descrizione", 0), (140, "Prezzo", 1), (153, "Sc.%", 1), (178, "Importo", 1), (192, "IVA", 1)]: t(x, y, s, 8, B, bool(r))
c.line(14 * mm, (297 - 83) * mm, 196 * mm, (297 - 83) * mm)
y = 88
for row in ROWS:
    t(22, y, row[0], 9, right=True); t(27, y, row[1]); t(38, y, row[2]); t(140, y, row[4], right=True); t(153, y, row[5], right=True); t(178, y, row[6], right=True); t(192, y, row[7], right=True)
    for part in row[3].split("|"): t(62, y, part); y += 4.2
    y += 2
t(62, y + 3, "Rif. DDT 880 del 11/09/2026", 8, "Helvetica-Oblique")
c.line(14 * mm, 62 * mm, 196 * mm, 62 * mm)
for i, (l, v) in enumerate(SUMS): t(150, 241 + i * 5, l, 9, B if i == 3 else "Helvetica", True); t(194, 241 + i * 5, v, 10 if i == 3 else 9, B if i == 3 else "Helvetica", True)
t(14, 241, "Riepilogo IVA", 8, B); t(14, 246, VAT[0], 8); t(14, 250, VAT[1], 8)
t(14, 258, "Banca d'appoggio: Banca Alto Vicentino", 8); t(14, 262, "IBAN IT60 X054 2811 1010 0000 0123 456", 8)
t(14, 275, "Contributo CONAI assolto ove dovuto. Copia di cortesia: l'originale e' disponibile nell'area riservata del sito Fatture e Corrispettivi.", 6.5)
c.save()
