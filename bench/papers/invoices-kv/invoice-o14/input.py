# Prints input.pdf: python3 input.py
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.pagesizes import A4
ROWS = [('8', 'EA', 'T21024', 'Terracotta pot long tom 12 cm', '11.24', '12.5%', '78.68', 'S'), ('4', 'EA', 'P13878', 'Terracotta pot long tom 18 cm', '24.75', '12.5%', '86.63', 'S'), ('6', 'EA', 'S27118', 'Saucer terracotta 15 cm', '28.85', '', '173.10', 'S'), ('24', 'EA', 'H83256', 'Jute twine 3-ply natural, 200 m spool', '17.18', '', '412.32', 'S'), ('12', 'BDL', 'H72500', 'Bamboo cane 120 cm 8/10 mm, bundle', '13.85', '12.5%', '145.43', 'S'), ('12', 'EA', 'T20173', 'Seed tray full size, black', '16.90', '', '202.80', 'S'), ('6', 'EA', 'S80967', 'Propagator lid, vented', '22.57', '5%', '128.65', 'S'), ('10', 'ROL', 'S64012', 'Copper slug tape 30 mm x 4 m', '19.59', '', '195.90', 'S'), ('24', 'BAG', 'H76062', 'Peat-free multipurpose compost 50 l', '4.96', '10%', '107.14', 'S'), ('3', 'BAG', 'T71978', 'Horticultural grit 20 kg', '16.46', '', '49.38', 'S'), ('36', 'BAG', 'T85415', 'Vermiculite medium 10 l', '22.27', '', '801.72', 'S'), ('12', 'BAG', 'T74384', 'Perlite 10 l', '10.99', '', '131.88', 'S'), ('12', 'PK', 'S85327', 'Plant labels, slate, pack of 10', '4.90', '', '58.80', 'S'), ('36', 'EA', 'P85569', 'Watering can 9 l galvanised', '18.91', '', '680.76', 'S'), ('24', 'EA', 'H35850', 'Brass rose, oval, fine', '26.63', '10%', '575.21', 'S'), ('12', 'EA', 'P27081', 'Hand trowel, ash handle, stainless', '3.26', '10%', '35.21', 'S'), ('48', 'EA', 'S62444', 'Hand fork, ash handle, stainless', '8.62', '', '413.76', 'S'), ('12', 'EA', 'T45115', 'Dibber, ash', '16.90', '5%', '192.66', 'S'), ('6', 'EA', 'H90467', 'Bypass secateurs 21 cm', '18.28', '12.5%', '95.97', 'S'), ('8', 'EA', 'S88875', 'Leather sheath for secateurs', '27.10', '', '216.80', 'S'), ('24', 'EA', 'S30391', 'Kneeler, waxed canvas', '18.23', '12.5%', '382.83', 'S'), ('24', 'PR', 'T77424', 'Garden gloves, goatskin, size 8', '14.56', '12.5%', '305.76', 'S'), ('48', 'PR', 'T80373', 'Garden gloves, goatskin, size 10', '6.32', '', '303.36', 'S'), ('10', 'ROL', 'G14496', 'Fleece 30 gsm, 1.5 x 25 m', '5.26', '5%', '49.97', 'S'), ('36', 'EA', 'H26191', 'Netting, butterfly, 4 x 10 m', '28.60', '', '1,029.60', 'S'), ('4', 'NET', 'G27388', 'Seed potatoes Charlotte, 2 kg net', '24.04', '5%', '91.35', 'Z'), ('48', 'NET', 'G12863', 'Onion sets Sturon, 500 g', '10.19', '10%', '440.21', 'Z'), ('36', 'PK', 'P31585', 'Wildflower seed mix, 100 g', '3.04', '5%', '103.97', 'S'), ('10', 'EA', 'H85368', 'Bird feeder, seed, metal, large', '8.12', '', '81.20', 'S'), ('8', 'BAG', 'P84706', 'Sunflower hearts 12.75 kg', '6.46', '10%', '46.51', 'S'), ('20', 'TUB', 'T17539', 'Fat balls, tub of 50', '19.63', '', '392.60', 'S'), ('1', 'EA', 'H46807', 'Display stand, oak, three tier\n(on loan, returnable)', '64.00', '', '64.00', 'S')]
c = Canvas("input.pdf", pagesize=A4)
def t(x, y, s, size=8.5, bold=False, right=False, font="Courier"):
    c.setFont(font + ("-Bold" if bold else ""), size)
    (c.drawRightString if right else c.drawString)(x, 842 - y, s)
H = "Helvetica"
X = [58, 66, 100, 150, 398, 442, 508, 540]
def head(page):
    t(40, 50, "BRAMBLEDOWN GARDEN SUPPLY LTD", 14, True, font=H)
    t(40, 63, "Unit 11 Station Yard, Ledbury, Herefordshire HR8 1BT   Tel 01531 555 0163", 8, font=H)
    t(40, 73, "Registered in England 07741905   VAT Reg No GB 880 3351 72", 8, font=H)
    t(555, 50, "SALES INVOICE", 14, True, True, H)
    for i, (l, s) in enumerate([("Invoice No", "SI-0048823"), ("Invoice Date", "02 Nov 2026"), ("Account", "FERN002"), ("Your Order", "4410/JW"), ("Page", page)]):
        t(400, 95 + 11 * i, l, font=H); t(555, 95 + 11 * i, s, 8.5, True, True, H)
    for i, s in enumerate(["Fernhollow Nurseries", "Hope Mansell Lane", "Ross-on-Wye", "HR9 5TJ"]): t(60, 100 + 11 * i, s, 9, font=H)
    for x, s, r in zip(X, ["Qty", "Unit", "Code", "Description", "Price", "Disc", "Net", "VAT"], [1, 0, 0, 0, 1, 1, 1, 0]): t(x, 172, s, 8.5, True, bool(r))
    c.line(36, 842 - 176, 560, 842 - 176)
def line(y, row):
    for x, s, r in zip(X, row, [1, 0, 0, 0, 1, 1, 1, 0]):
        if x != 150: t(x, y, s, right=bool(r))
    for k, part in enumerate(row[3].split("\n")): t(150, y + 10 * k, part)
head("1 of 2"); y = 190
for row in ROWS[:22]: line(y, row); y += 24
t(398, y + 12, "Carried forward", 8.5, True, True); t(508, y + 12, "5,471.39", 8.5, True, True)
c.showPage(); head("2 of 2"); y = 190
t(398, y, "Brought forward", 8.5, True, True); t(508, y, "5,471.39", 8.5, True, True); y += 24
for row in ROWS[22:]: line(y, row); y += 24
c.line(36, 842 - y - 8, 560, 842 - y - 8); y += 30
for k, (l, s) in enumerate([("Goods", "8,074.16"), ("Carriage", "24.50"), ("Net total", "8,098.66"), ("VAT", "1,513.42"), ("Invoice total GBP", "9,612.08")]): t(430, y + 13 * k, l, 9, k == 4, True, H); t(508, y + 13 * k, s, 9, k == 4, True, H)
t(40, y, "S = 20% standard rate   Z = zero rated", 8, font=H)
t(40, y + 13, "Payment due by 02 Dec 2026", 8.5, True, font=H)
t(40, y + 26, "Bank: sort code 30-92-64, account 17704468", 8, font=H)
t(40, y + 37, "IBAN GB27 LOYD 3092 6417 7044 68", 8, font=H)
c.save()
