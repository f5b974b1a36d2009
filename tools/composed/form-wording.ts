// What forms ask and what people write into them, by language. All names are invented, whatever they resemble.

export interface FormWording {
  readonly titles: readonly string[]
  readonly sections: readonly string[]
  /** What a form says to whoever fills it in. */
  readonly hints: readonly string[]
  readonly yes: string
  readonly no: string
  readonly months: readonly string[]
  readonly people: readonly string[]
  readonly streets: readonly string[]
  readonly towns: readonly string[]
  readonly telephones: readonly string[]
  readonly companies: readonly string[]
  readonly occupations: readonly string[]
  readonly nationalities: readonly string[]
  readonly remarks: readonly string[]
  /** One a line: key | labels that are printed | names that somebody asks by. */
  readonly fields: string
  /** The options of questions with several. */
  readonly options: Readonly<Record<string, readonly string[]>>
  /** Lists: titles of the columns and texts of the first one. */
  readonly goods: { readonly titles: readonly string[]; readonly texts: readonly string[] }
  readonly family: { readonly titles: readonly string[]; readonly texts: readonly string[] }
}

export const formWordings: Readonly<Record<string, FormWording>> = {
  en: {
    titles: ['Application for Membership', 'Notice of Loss', 'Tenancy Enquiry', 'Volunteer Registration', 'Equipment Loan Request'],
    sections: ['About you', 'Where we can reach you', 'Your request', 'Money matters', 'For office use'],
    hints: ['Please write in block letters and return this sheet to the front desk.', 'Leave blank whatever does not apply to you.'],
    yes: 'Yes',
    no: 'No',
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    people: ['Harriet Quill', 'Owen Tasker', 'Priya Ramanathan', 'Desmond Achebe-Lowe'],
    streets: ['14 Larkspur Close', '220 Mill Race Road', 'Flat 3, 9 Tanner Street'],
    towns: ['Hexham NE46 1QX', 'Ludlow SY8 2BH', 'Stirling FK7 7WS'],
    telephones: ['01434 555 018', '+44 7700 900 417', '020 7946 0733'],
    companies: ['Pemberley Joinery Ltd', 'Orchard Lane School', 'Castell Freight'],
    occupations: ['Joiner', 'School secretary', 'Dental nurse', 'Lorry driver'],
    nationalities: ['British', 'Irish', 'Canadian'],
    remarks: ['Wheelchair access needed at the rear door.', 'Keys are with the neighbour', 'Prefers calls after six in the evening'],
    fields: `applicant | Full name; Name of applicant; Applicant | person applying; who applies
birthplace | Place of birth; Born in | native town; birthplace
street | Street and house number; Home address; Address line 1 | where they live; residence
town | Town and postcode; City / Postcode | post town; locality
phone | Daytime telephone; Mobile; Phone no. | contact number; number to call
email | E-mail address; E-mail | electronic mail; mail address
occupation | Occupation; Present job | profession; line of work
employer | Employer; Name of employer | works for; company they work at
reference | Policy number; Our reference; File no. | case id; record key
contact | Emergency contact; In case of emergency notify | next of kin; person to alert
nationality | Nationality; Citizen of | citizenship; passport country
remarks | Remarks; Special requirements; Anything else | notes; comments
born | Date of birth; Born on | birthday; birth date
begins | Preferred start date; From (date) | first day; begin
happened | Date of incident; When did it happen | day of loss; occurred on
income | Monthly net income; Net pay per month | earnings; salary
fee | Registration fee; Fee payable | charge; cost of joining
deposit | Security deposit; Deposit paid | bond; money held
persons | Number of persons in household; Persons | household size; headcount
distance | Distance to work in km; Kilometres travelled | commute; how far
share | Ownership share; Share held | stake; part owned
discount | Discount granted; Reduction | rebate; price cut
consent | I agree to receive the newsletter; Send me the newsletter | newsletter; mailing list
smoker | Do you smoke?; Smoker | smoking; tobacco use
status | Marital status; Civil status | married or not; family status
delivery | How shall we reply?; Preferred way of reply | reply channel; answer by`,
    options: { status: ['Single', 'Married', 'Divorced', 'Widowed'], delivery: ['By post', 'By e-mail', 'By telephone'] },
    goods: { titles: ['Item', 'Quantity', 'Unit price'], texts: ['Folding table', 'Projector', 'Extension lead', 'Stage light'] },
    family: { titles: ['Name of child', 'Date of birth', 'School'], texts: ['Maisie', 'Rufus', 'Ottilie'] },
  },
  de: {
    titles: ['Antrag auf Mitgliedschaft', 'Schadenmeldung', 'Mieterselbstauskunft', 'Anmeldung zum Ehrenamt', 'Leihantrag für Geräte'],
    sections: ['Angaben zur Person', 'So erreichen wir Sie', 'Ihr Anliegen', 'Finanzielles', 'Nur für interne Zwecke'],
    hints: ['Bitte in Druckbuchstaben ausfüllen und am Empfang abgeben.', 'Was nicht zutrifft, bleibt frei.'],
    yes: 'Ja',
    no: 'Nein',
    months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
    people: ['Henrike Aßmann', 'Jörg Tiefenbach', 'Leyla Özkan', 'Magdalena von Rhoden'],
    streets: ['Lindenhof 7', 'Am Alten Wehr 112', 'Gerberstraße 4 b'],
    towns: ['37073 Göttingen', '86150 Augsburg', '18055 Rostock'],
    telephones: ['0551 48 80 17', '+49 171 3920 118', '0821/559 03-12'],
    companies: ['Tischlerei Overbeck GmbH', 'Grundschule am Anger', 'Kuhlmann Spedition'],
    occupations: ['Tischlerin', 'Schulsekretär', 'Altenpfleger', 'Kraftfahrerin'],
    nationalities: ['deutsch', 'österreichisch', 'polnisch'],
    remarks: ['Zugang mit Rollstuhl über den Hof nötig.', 'Schlüssel liegt beim Nachbarn', 'Anrufe bitte erst nach 18 Uhr'],
    fields: `applicant | Vor- und Zuname; Name des Antragstellers; Antragsteller/in | wer beantragt; Person
birthplace | Geburtsort; Geboren in | Heimatort; Ort der Geburt
street | Straße und Hausnummer; Anschrift; Straße, Nr. | wohnhaft; Wohnadresse
town | PLZ und Ort; Postleitzahl, Wohnort | Stadt; Wohnsitz
phone | Telefon tagsüber; Mobil; Tel.-Nr. | Rufnummer; erreichbar unter
email | E-Mail-Adresse; E-Mail | elektronische Post; Mailadresse
occupation | Ausgeübter Beruf; Beruf | Tätigkeit; Arbeit als
employer | Arbeitgeber; Beschäftigt bei | Firma; Betrieb
reference | Versicherungsnummer; Aktenzeichen; Vorgangsnr. | Kennung; Geschäftszeichen
contact | Im Notfall zu verständigen; Notfallkontakt | Angehörige; Kontaktperson
nationality | Staatsangehörigkeit; Nationalität | Staatsbürgerschaft; Pass von
remarks | Bemerkungen; Besondere Wünsche; Sonstiges | Notizen; Anmerkung
born | Geburtsdatum; Geboren am | Geburtstag; Tag der Geburt
begins | Gewünschter Beginn; Ab dem | Start; erster Tag
happened | Schadentag; Datum des Vorfalls | Ereignis am; passiert am
income | Monatliches Nettoeinkommen; Einkommen netto/Monat | Verdienst; Gehalt
fee | Aufnahmegebühr; Zu zahlende Gebühr | Kosten; Beitrag
deposit | Kaution; Hinterlegte Kaution | Sicherheit; Pfand
persons | Personen im Haushalt; Anzahl Personen | Haushaltsgröße; Köpfe
distance | Entfernung zur Arbeit in km; Gefahrene Kilometer | Arbeitsweg; wie weit
share | Beteiligung; Eigentumsanteil | Anteil am Besitz; gehört zu
discount | Gewährter Nachlass; Ermäßigung | Rabatt; Preisnachlass
consent | Ich möchte den Rundbrief erhalten; Rundbrief zusenden | Newsletter; Verteiler
smoker | Rauchen Sie?; Raucher | Tabak; Rauchgewohnheit
status | Familienstand; Personenstand | verheiratet oder nicht; Stand
delivery | Wie sollen wir antworten?; Antwort bevorzugt | Antwortweg; Rückmeldung`,
    options: { status: ['ledig', 'verheiratet', 'geschieden', 'verwitwet'], delivery: ['per Post', 'per E-Mail', 'telefonisch'] },
    goods: { titles: ['Gegenstand', 'Menge', 'Einzelpreis'], texts: ['Klapptisch', 'Beamer', 'Verlängerungskabel', 'Scheinwerfer'] },
    family: { titles: ['Name des Kindes', 'Geburtsdatum', 'Schule'], texts: ['Mathilda', 'Kasimir', 'Frieda'] },
  },
  fr: {
    titles: [
      "Demande d'adhésion",
      'Déclaration de sinistre',
      'Dossier de location',
      'Inscription des bénévoles',
      'Demande de prêt de matériel',
    ],
    sections: ['Votre identité', 'Pour vous joindre', 'Votre demande', 'Situation financière', "Réservé à l'administration"],
    hints: ["Écrire en lettres capitales et remettre à l'accueil.", 'Laisser vide ce qui ne vous concerne pas.'],
    yes: 'Oui',
    no: 'Non',
    months: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
    people: ['Solène Garrigues', 'Yann Le Bihan', 'Aminata Diarra', 'Marie-Odile Fourcade'],
    streets: ['8 rue des Tanneurs', '45 bis chemin du Moulin', '3 allée des Cèdres'],
    towns: ['56000 Vannes', '31400 Toulouse', '21000 Dijon'],
    telephones: ['02 97 55 01 83', '+33 6 39 98 14 72', '05.61.99.20.47'],
    companies: ['Menuiserie Lacombe SARL', 'École du Verger', 'Transports Guérin'],
    occupations: ['Menuisière', 'Secrétaire scolaire', 'Aide-soignant', 'Chauffeur routier'],
    nationalities: ['française', 'belge', 'sénégalaise'],
    remarks: ["Accès en fauteuil par l'arrière.", 'Les clés sont chez le voisin', 'Appeler de préférence après 18 heures'],
    fields: `applicant | Nom et prénom; Nom du demandeur; Demandeur | personne qui demande; qui
birthplace | Lieu de naissance; Né(e) à | ville natale; commune de naissance
street | Numéro et rue; Adresse; Adresse du domicile | habite; résidence
town | Code postal et ville; CP - Commune | localité; cité
phone | Téléphone en journée; Portable; Tél. | numéro à appeler; joignable au
email | Adresse électronique; Courriel | boîte mail; adresse mail
occupation | Profession; Emploi actuel | métier; travail
employer | Employeur; Nom de l'employeur | travaille chez; société
reference | Numéro de contrat; Nos références; Dossier n° | identifiant; clé du dossier
contact | Personne à prévenir; Contact en cas d'urgence | proche; parent à alerter
nationality | Nationalité; Citoyenneté | pays du passeport; citoyen de
remarks | Observations; Besoins particuliers; Divers | notes; commentaires
born | Date de naissance; Né(e) le | anniversaire; jour de naissance
begins | Date de début souhaitée; À partir du | commencement; premier jour
happened | Date du sinistre; Survenu le | jour de l'accident; arrivé le
income | Revenu net mensuel; Salaire net par mois | gains; rémunération
fee | Frais d'inscription; Droits à payer | coût; cotisation
deposit | Dépôt de garantie; Caution versée | somme bloquée; garantie
persons | Nombre de personnes au foyer; Personnes | taille du ménage; occupants
distance | Distance au travail en km; Kilomètres parcourus | trajet; combien de route
share | Quote-part; Part détenue | participation; pourcentage possédé
discount | Remise accordée; Réduction | rabais; baisse de prix
consent | Je souhaite recevoir la lettre d'information; Recevoir la lettre | infolettre; abonnement
smoker | Fumez-vous ?; Fumeur | tabac; tabagisme
status | Situation familiale; État civil | marié ou non; situation de famille
delivery | Comment vous répondre ?; Mode de réponse | canal; réponse par`,
    options: {
      status: ['Célibataire', 'Marié(e)', 'Divorcé(e)', 'Veuf / veuve'],
      delivery: ['Par courrier', 'Par courriel', 'Par téléphone'],
    },
    goods: {
      titles: ['Article', 'Quantité', 'Prix unitaire'],
      texts: ['Table pliante', 'Vidéoprojecteur', 'Rallonge', 'Projecteur de scène'],
    },
    family: { titles: ["Nom de l'enfant", 'Date de naissance', 'École'], texts: ['Capucine', 'Gaspard', 'Ninon'] },
  },
  es: {
    titles: ['Solicitud de ingreso', 'Parte de siniestro', 'Solicitud de alquiler', 'Inscripción de voluntarios', 'Préstamo de material'],
    sections: ['Sus datos', 'Cómo localizarle', 'Su solicitud', 'Datos económicos', 'Espacio reservado a la oficina'],
    hints: ['Escriba con letra de imprenta y entregue esta hoja en recepción.', 'Deje en blanco lo que no proceda.'],
    yes: 'Sí',
    no: 'No',
    months: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
    people: ['Nuria Echevarría Sanz', 'Tomás Villalobos', 'Itziar Goñi Lasa', 'Rubén Castellanos Mora'],
    streets: ['Calle del Molino, 12', 'Avda. de los Olmos 230, 4.º B', 'Plaza Nueva, 3'],
    towns: ['31001 Pamplona', '41010 Sevilla', '26003 Logroño'],
    telephones: ['948 55 12 07', '+34 611 998 240', '954 550 316'],
    companies: ['Carpintería Olmedo S.L.', 'Colegio El Huerto', 'Transportes Iriarte'],
    occupations: ['Carpintero', 'Secretaria escolar', 'Auxiliar de clínica', 'Camionera'],
    nationalities: ['española', 'argentina', 'portuguesa'],
    remarks: ['Necesita acceso con silla de ruedas.', 'Las llaves las tiene el vecino', 'Llamar mejor después de las seis'],
    fields: `applicant | Nombre y apellidos; Nombre del solicitante; Solicitante | quien pide; persona
birthplace | Lugar de nacimiento; Nacido en | ciudad natal; natural de
street | Calle y número; Domicilio; Dirección | vive en; residencia
town | Código postal y población; C.P. - Localidad | ciudad; municipio
phone | Teléfono de día; Móvil; Tel. | número de contacto; llamar al
email | Correo electrónico; Correo-e | mail; buzón
occupation | Profesión; Puesto actual | oficio; trabajo
employer | Empresa donde trabaja; Empleador | patrón; compañía
reference | Número de póliza; Nuestra referencia; Expediente n.º | identificador; clave
contact | Avisar en caso de urgencia a; Contacto de emergencia | familiar; allegado
nationality | Nacionalidad; Ciudadanía | país del pasaporte; ciudadano de
remarks | Observaciones; Necesidades especiales; Otros datos | notas; comentarios
born | Fecha de nacimiento; Nacido el | cumpleaños; día en que nació
begins | Fecha de inicio deseada; A partir del | comienzo; primer día
happened | Fecha del siniestro; Ocurrido el | día del accidente; sucedió
income | Ingresos netos mensuales; Sueldo neto al mes | ganancias; salario
fee | Cuota de inscripción; Tasa a pagar | coste; precio del alta
deposit | Fianza; Depósito entregado | garantía; dinero retenido
persons | Número de personas en el hogar; Personas | convivientes; tamaño de la familia
distance | Distancia al trabajo en km; Kilómetros recorridos | trayecto; cuánto viaja
share | Participación; Cuota de propiedad | porcentaje que posee; parte
discount | Descuento concedido; Rebaja | reducción; bonificación
consent | Deseo recibir el boletín; Enviarme el boletín | suscripción; noticias
smoker | ¿Fuma usted?; Fumador | tabaco; hábito de fumar
status | Estado civil; Situación familiar | casado o no; familia
delivery | ¿Cómo le respondemos?; Vía de respuesta | canal; contestar por`,
    options: { status: ['Soltero/a', 'Casado/a', 'Divorciado/a', 'Viudo/a'], delivery: ['Por carta', 'Por correo', 'Por teléfono'] },
    goods: { titles: ['Artículo', 'Cantidad', 'Precio unitario'], texts: ['Mesa plegable', 'Proyector', 'Alargador', 'Foco'] },
    family: { titles: ['Nombre del hijo', 'Fecha de nacimiento', 'Colegio'], texts: ['Candela', 'Bruno', 'Martina'] },
  },
}
