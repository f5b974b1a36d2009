# Prints input.pdf: python3 input.py
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.colors import white, black, lightgrey
FIELDS = [('Nom', 'Delahousse', 60, 700, 200), ('Prénom', 'Maëlle', 330, 700, 200), ('Date de naissance', '14/02/2001', 60, 650, 200), ('Profession', 'Étudiante', 330, 650, 200), ('Adresse', '27 rue des Tanneurs', 60, 600, 470), ('Code postal', '80000', 60, 550, 120), ('Commune', 'Amiens', 210, 550, 320), ('Téléphone', '06 39 98 41 07', 60, 500, 200), ('Courriel', 'maelle.d@courrier.example', 330, 500, 200), ('Nom du responsable légal', '', 60, 450, 470)]
CHECKS = [('Première inscription', True, 60, 400), ('Renouvellement', False, 230, 400), ('Carte perdue', False, 370, 400), ('Livres', True, 60, 350), ('Disques', True, 160, 350), ('Jeux', False, 260, 350), ('Partitions', False, 340, 350)]
c = Canvas("input.pdf", pagesize=(595, 842))
c.setFont("Helvetica-Bold", 16); c.drawString(60, 780, "Médiathèque du Pays de Somme")
c.setFont("Helvetica", 11); c.drawString(60, 762, "Demande de carte de lecteur")
for label, value, x, y, w in FIELDS:
    c.setFont("Helvetica", 9); c.drawString(x, y + 24, label)
    c.acroForm.textfield(name=label, value=value, x=x, y=y, width=w, height=20, fontSize=11, borderWidth=1, borderColor=black, fillColor=white, forceBorder=True)
c.setFont("Helvetica-Bold", 10); c.drawString(60, 424, "Nature de la demande"); c.drawString(60, 374, "Documents empruntés")
for label, on, x, y in CHECKS:
    c.acroForm.checkbox(name=label, checked=on, x=x, y=y, size=13, buttonStyle="cross", borderWidth=1, fillColor=white, forceBorder=True)
    c.setFont("Helvetica", 10); c.drawString(x + 18, y + 3, label)
c.setFont("Helvetica", 9); c.drawString(60, 310, "Je déclare avoir pris connaissance du règlement et m'engage à le respecter.")
c.drawString(60, 280, "Fait à"); c.drawString(330, 280, "Le")
c.acroForm.textfield(name="lieu", value="Amiens", x=95, y=274, width=165, height=20, fontSize=11, borderWidth=1, borderColor=black, fillColor=white, forceBorder=True)
c.acroForm.textfield(name="le", value="08/09/2026", x=350, y=274, width=180, height=20, fontSize=11, borderWidth=1, borderColor=black, fillColor=white, forceBorder=True)
c.save()
