# Draws input.pdf with ReportLab.
from reportlab.lib.pagesizes import letter
from reportlab.pdfgen.canvas import Canvas
rows = [('2X4-8-SPF', "2x4-8' #2 & BTR SPF KD", 120, 120, 0, 'EA', 4.29, 514.8), ('2X6-12-DF', "2x6-12' #2 Doug Fir", 64, 64, 0, 'EA', 11.85, 758.4), ('LVL-1175', "1-3/4 x 11-7/8 LVL 2.0E, cut to 18'", 6, 6, 0, 'EA', 148.6, 891.6), ('OSB-716', '7/16 OSB 4x8 24/16', 80, 72, 8, 'SHT', 15.35, 1105.2), ('TG-2332', '23/32 T&G subfloor', 40, 40, 0, 'SHT', 36.9, 1476.0), ('HGR-LUS26', 'Joist hanger LUS26 18ga', 50, 50, 0, 'EA', 1.72, 86.0), ('NL-16D-50', '16d cooler nails 50# box', 3, 3, 0, 'BX', 71.4, 214.2), ('ADH-28', 'Subfloor adhesive 28 oz', 24, 24, 0, 'TUBE', 6.15, 147.6), ('WRAP-9', "House wrap 9' x 100'", 4, 4, 0, 'ROLL', 94.25, 377.0), ('FLSH-4', 'Window flashing tape 4" x 75\'', 10, 10, 0, 'ROLL', 21.8, 218.0), ('SIM-STHD', 'Holdown STHD14', 8, 8, 0, 'EA', 27.45, 219.6), ('PT-2X6-16', "2x6-16' treated, ground contact", 18, 18, 0, 'EA', 22.1, 397.8), ('ANC-1/2', '1/2" x 10" anchor bolt w/ nut & washer', 60, 60, 0, 'EA', 1.95, 117.0), ('SHG-30', 'Architectural shingles, weathered slate', 45, 42, 3, 'BDL', 39.75, 1669.5), ('FELT-15', '15# felt, 4 sq', 12, 12, 0, 'ROLL', 31.2, 374.4), ('FRT', 'Delivery, boom truck to site', 1, 1, 0, 'TRIP', 135.0, 135.0)]
totals = [('MERCHANDISE', '8,702.10'), ('CONTRACTOR DISCOUNT 4%', '-348.08'), ('SUBTOTAL', '8,354.02'), ('IDAHO SALES TAX 6%', '501.24'), ('INVOICE TOTAL  $', '8,855.26')]
c = Canvas("input.pdf", pagesize=letter, invariant=1); W, H = letter
def head(page):
    c.setFont("Helvetica-Bold", 15); c.drawString(40, H-50, "PEND OREILLE TIMBER & HARDWARE, INC.")
    c.setFont("Helvetica", 8); c.drawString(40, H-62, "1185 Baldy Mountain Road   Sandpoint, ID 83864   Phone (208) 555-0171   FEIN 82-5550417")
    c.setFont("Helvetica-Bold", 18); c.drawRightString(W-40, H-50, "INVOICE")
    c.setFont("Helvetica", 8); c.drawRightString(W-40, H-62, "Page %d of 2" % page)
    c.rect(40, H-150, 250, 72); c.rect(322, H-150, 250, 72)
    c.setFont("Helvetica-Oblique", 7); c.drawString(44, H-87, "SOLD TO"); c.drawString(326, H-87, "SHIP TO")
    c.setFont("Helvetica", 9.5)
    for i, t in enumerate(["KOOTENAI RIDGE BUILDERS LLC", "77 CEDAR FLATS LANE", "BONNERS FERRY, ID 83805"]): c.drawString(54, H-101-i*12, t)
    for i, t in enumerate(["LOT 14, MOYIE SPRINGS ESTATES", "ATTN: SITE FOREMAN", "MOYIE SPRINGS, ID 83845"]): c.drawString(336, H-101-i*12, t)
    names = ["INVOICE NO.", "INVOICE DATE", "CUST. P.O.", "SHIP DATE", "SALESPERSON", "TERMS", "DUE DATE"]
    vals = ["0093127-IN", "06/11/2025", "KRB-2206", "06/09/2025", "D. HAUGE", "2%10 NET 30", "07/11/2025"]
    x = 40
    for n, v in zip(names, vals):
        c.rect(x, H-192, 76, 30); c.setFont("Helvetica-Bold", 6.5); c.drawCentredString(x+38, H-171, n)
        c.setFont("Helvetica", 8.5); c.drawCentredString(x+38, H-186, v); x += 76
    c.setFillGray(.85); c.rect(40, H-218, 532, 16, fill=1); c.setFillGray(0); c.setFont("Helvetica-Bold", 7.5)
    for x, t in [(44, "ITEM"), (122, "DESCRIPTION")]: c.drawString(x, H-213, t)
    for x, t in [(348, "ORD"), (384, "SHIP"), (420, "B/O"), (515, "PRICE"), (568, "EXTENSION")]: c.drawRightString(x, H-213, t)
    c.drawString(432, H-213, "U/M")
def line(y, r):
    c.setFont("Helvetica", 8.5); c.drawString(44, y, r[0]); c.drawString(122, y, r[1])
    for x, t in [(348, r[2]), (384, r[3]), (420, r[4] or "")]: c.drawRightString(x, y, str(t))
    c.drawString(432, y, r[5]); c.drawRightString(515, y, "%.2f" % r[6]); c.drawRightString(568, y, f"{r[7]:,.2f}")
head(1); y = H-234
for r in rows[:11]: line(y, r); y -= 19
c.setFont("Helvetica-Oblique", 8.5); c.drawRightString(568, 60, "CONTINUED ON PAGE 2"); c.showPage()
head(2); y = H-234
for r in rows[11:]: line(y, r); y -= 19
c.setFont("Helvetica", 8); c.drawString(44, y-6, "Back-ordered goods are invoiced when shipped. Special-order LVL not returnable.")
y = 190
for n, v in totals:
    c.setFont("Helvetica-Bold" if n.startswith("INVOICE") else "Helvetica", 9.5); c.drawString(372, y, n); c.drawRightString(568, y, v); y -= 16
c.setFont("Helvetica", 7.5); c.drawString(40, 60, "A finance charge of 1-1/2% per month is added to balances past due. All claims within 5 days.")
c.drawString(40, 50, "REMIT TO: P.O. Box 2217, Sandpoint, ID 83864"); c.save()
