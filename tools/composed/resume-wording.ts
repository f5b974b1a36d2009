// What resumes say, by language. All names are invented, whatever they resemble.

/** A company or school, and its town. */
type Placed = readonly [name: string, town: string]

export interface ResumeWording {
  readonly months: readonly string[]
  readonly names: readonly string[]
  readonly places: readonly string[]
  readonly telephones: readonly string[]
  /** Titles of the sections. */
  readonly experience: readonly string[]
  readonly education: readonly string[]
  readonly skills: readonly string[]
  readonly skillsListed: string
  readonly languages: string
  readonly languagesListed: string
  readonly summary: readonly string[]
  readonly summaryText: string
  /** What stands for the end of a period that goes on. */
  readonly present: readonly string[]
  readonly companies: readonly Placed[]
  readonly positions: readonly string[]
  readonly schools: readonly Placed[]
  readonly degrees: readonly (readonly [degree: string, area: string])[]
  /** What stands between degree and area. */
  readonly joints: readonly string[]
  readonly duties: readonly string[]
}

export const resumeWordings: Readonly<Record<string, ResumeWording>> = {
  en: {
    months: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    names: ['Alison Marwick', 'Dev Patel-Shaw', 'Grace Oyelaran', 'Tom Brannigan'],
    places: ['Leeds, UK', 'Portland, OR', 'Dublin, Ireland', 'Austin, TX'],
    telephones: ['+44 113 496 0852', '(503) 555-0142', '+353 1 555 0199'],
    experience: ['Experience', 'Work Experience', 'Professional Experience', 'Employment History'],
    education: ['Education', 'Education & Training', 'Academic Background'],
    skills: ['Skills', 'Technical Skills', 'Core Competencies'],
    skillsListed: 'SQL, Python, Excel, project planning, negotiation',
    languages: 'Languages',
    languagesListed: 'English (native), Spanish (fluent), German (basic)',
    summary: ['Summary', 'Profile', 'About Me'],
    summaryText:
      'Careful planner with a record of bringing late projects back on course, and of leaving teams better than they were found.',
    present: ['Present', 'present', 'Current'],
    companies: [
      ['Halden Logistics', 'Leeds, UK'],
      ['Brightwater Media Group', 'Portland, OR'],
      ['Northgate Hospital', 'Dublin, Ireland'],
      ['Calder & Finch LLP', 'Manchester, UK'],
      ['Tessera Software', 'Austin, TX'],
    ],
    positions: [
      'Operations Manager',
      'Senior Software Engineer',
      'Data Analyst',
      'Marketing Coordinator',
      'Staff Nurse',
      'Junior Accountant',
    ],
    schools: [
      ['University of Leeds', 'Leeds, UK'],
      ['Oregon State University', 'Corvallis, OR'],
      ['Trinity College Dublin', 'Dublin, Ireland'],
      ['City College Norwich', 'Norwich, UK'],
    ],
    degrees: [
      ['BSc', 'Computer Science'],
      ['Master of Science', 'Statistics'],
      ['Bachelor of Arts', 'History'],
      ['MBA', ''],
      ['Diploma', 'Nursing'],
    ],
    joints: [' in ', ', ', ' '],
    duties: [
      'Cut the time to close the books from nine days to four',
      'Led a team of six across two sites',
      'Introduced weekly reviews with suppliers',
      'Trained new starters and wrote the handbook',
    ],
  },
  de: {
    months: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
    names: ['Katrin Vollmer', 'Dr. Jonas Achternbusch', 'Mehmet Yıldız', 'Annegret Sölle'],
    places: ['Hamburg', '80331 München', 'Leipzig'],
    telephones: ['+49 40 5550173', '0170 5550142'],
    experience: ['Berufserfahrung', 'Beruflicher Werdegang', 'Berufspraxis'],
    education: ['Ausbildung', 'Studium', 'Bildungsweg', 'Studium und Ausbildung'],
    skills: ['Kenntnisse', 'Fähigkeiten', 'EDV-Kenntnisse'],
    skillsListed: 'SAP, Excel, Projektplanung',
    languages: 'Sprachen',
    languagesListed: 'Deutsch (Muttersprache), Englisch (fließend)',
    summary: ['Profil', 'Kurzprofil'],
    summaryText: 'Strukturierte Projektleiterin mit Erfahrung in Handel und Logistik.',
    present: ['heute', 'bis heute'],
    companies: [
      ['Nordhafen Spedition GmbH', 'Hamburg'],
      ['Stadtwerke Auental', 'Leipzig'],
      ['Brandmeyer Verlag', 'Köln'],
      ['Klinikum Seeblick', 'Konstanz'],
    ],
    positions: ['Projektleiterin', 'Sachbearbeiter Einkauf', 'Softwareentwickler', 'Redakteurin', 'Teamleiter Logistik'],
    schools: [
      ['Universität Hamburg', 'Hamburg'],
      ['Technische Universität Dresden', 'Dresden'],
      ['Hochschule Rosenheim', 'Rosenheim'],
    ],
    degrees: [
      ['B.Sc.', 'Informatik'],
      ['Diplom', 'Betriebswirtschaft'],
      ['Master of Arts', 'Germanistik'],
    ],
    joints: [' in ', ', ', ' '],
    duties: ['Einführung eines neuen Lagersystems', 'Leitung eines Teams von acht Personen', 'Verhandlungen mit Lieferanten'],
  },
  fr: {
    months: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
    names: ['Camille Desrosiers', 'Étienne Valmont', 'Nadia Belkacem'],
    places: ['Lyon', '44000 Nantes', 'Lille'],
    telephones: ['06 55 55 01 42', '+33 4 72 55 01 20'],
    experience: ['Expérience professionnelle', 'Expériences', 'Parcours professionnel'],
    education: ['Formation', 'Formations', 'Études'],
    skills: ['Compétences'],
    skillsListed: 'Excel, SQL, gestion de projet',
    languages: 'Langues',
    languagesListed: 'Français (langue maternelle), anglais (courant)',
    summary: ['Profil', 'À propos'],
    summaryText: 'Responsable rigoureuse, habituée aux projets à plusieurs équipes.',
    present: ["aujourd'hui", 'présent', 'Aujourd’hui'],
    companies: [
      ['Transports Morvan', 'Lyon'],
      ['Éditions du Quai', 'Nantes'],
      ['Clinique Saint-Roch', 'Lille'],
    ],
    positions: ['Chef de projet', 'Comptable', 'Infirmière', 'Développeur web'],
    schools: [
      ['Université Lyon 2', 'Lyon'],
      ['École Centrale de Nantes', 'Nantes'],
      ['IUT de Lille', 'Lille'],
    ],
    degrees: [
      ['Licence', 'Histoire'],
      ['Master', 'Gestion'],
      ['BTS', 'Comptabilité'],
    ],
    joints: [' ', ', ', ' en '],
    duties: ['Suivi du budget de trois agences', 'Encadrement de cinq personnes', 'Mise en place d’un nouvel outil'],
  },
  es: {
    months: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
    names: ['Lucía Berenguer Soto', 'Iván Castellanos', 'Marta Quiroga'],
    places: ['Valencia', 'Bilbao', 'Madrid, España'],
    telephones: ['+34 655 550 142', '655 55 01 42'],
    experience: ['Experiencia laboral', 'Experiencia profesional', 'Experiencia'],
    education: ['Formación', 'Formación académica', 'Educación'],
    skills: ['Habilidades', 'Competencias'],
    skillsListed: 'Excel, SQL, negociación',
    languages: 'Idiomas',
    languagesListed: 'Español (nativo), inglés (C1)',
    summary: ['Perfil', 'Sobre mí'],
    summaryText: 'Profesional organizada con experiencia en equipos internacionales.',
    present: ['actualidad', 'Actualidad', 'presente'],
    companies: [
      ['Transportes Levante S.A.', 'Valencia'],
      ['Grupo Editorial Norte', 'Bilbao'],
      ['Clínica Santa Ana', 'Madrid'],
    ],
    positions: ['Jefa de proyecto', 'Contable', 'Desarrollador web', 'Enfermera'],
    schools: [
      ['Universidad de Valencia', 'Valencia'],
      ['Universidad de Deusto', 'Bilbao'],
    ],
    degrees: [
      ['Grado', 'Historia'],
      ['Máster', 'Finanzas'],
      ['Licenciatura', 'Derecho'],
    ],
    joints: [' en ', ', '],
    duties: ['Gestión de un equipo de seis personas', 'Reducción de costes del 12 %', 'Implantación de un nuevo sistema'],
  },
  it: {
    months: [
      'gennaio',
      'febbraio',
      'marzo',
      'aprile',
      'maggio',
      'giugno',
      'luglio',
      'agosto',
      'settembre',
      'ottobre',
      'novembre',
      'dicembre',
    ],
    names: ['Giulia Fontanarosa', 'Marco Dell’Orto'],
    places: ['Torino', 'Bologna'],
    telephones: ['+39 333 555 0142'],
    experience: ['Esperienza lavorativa', 'Esperienze professionali'],
    education: ['Istruzione', 'Istruzione e formazione'],
    skills: ['Competenze'],
    skillsListed: 'Excel, SAP',
    languages: 'Lingue',
    languagesListed: 'Italiano (madrelingua), inglese (B2)',
    summary: ['Profilo'],
    summaryText: 'Responsabile precisa con esperienza in aziende di servizi.',
    present: ['oggi', 'presente', 'in corso'],
    companies: [
      ['Autotrasporti Rivalta S.r.l.', 'Torino'],
      ['Casa Editrice Portico', 'Bologna'],
    ],
    positions: ['Responsabile logistica', 'Contabile', 'Sviluppatore'],
    schools: [
      ['Università di Bologna', 'Bologna'],
      ['Politecnico di Torino', 'Torino'],
    ],
    degrees: [
      ['Laurea magistrale', 'Economia'],
      ['Laurea triennale', 'Informatica'],
    ],
    joints: [' in ', ', '],
    duties: ['Coordinamento di sei persone', 'Riduzione dei costi del 12%'],
  },
  nl: {
    months: ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'],
    names: ['Sanne de Wit', 'Bram van den Heuvel'],
    places: ['Utrecht', '3512 JE Utrecht', 'Zwolle'],
    telephones: ['06 55550142', '+31 30 555 0142'],
    experience: ['Werkervaring', 'Ervaring'],
    education: ['Opleiding', 'Opleidingen'],
    skills: ['Vaardigheden'],
    skillsListed: 'Excel, planning',
    languages: 'Talen',
    languagesListed: 'Nederlands (moedertaal), Engels (vloeiend)',
    summary: ['Profiel', 'Over mij'],
    summaryText: 'Nauwkeurige planner met ervaring in transport en zorg.',
    present: ['heden', 'nu'],
    companies: [
      ['Veldkamp Transport B.V.', 'Zwolle'],
      ['Zorggroep De Linde', 'Utrecht'],
    ],
    positions: ['Planner', 'Teamleider', 'Verpleegkundige', 'Webontwikkelaar'],
    schools: [
      ['Universiteit Utrecht', 'Utrecht'],
      ['Hogeschool Windesheim', 'Zwolle'],
    ],
    degrees: [
      ['Bachelor', 'Logistiek'],
      ['Master', 'Geschiedenis'],
      ['HBO', 'Verpleegkunde'],
    ],
    joints: [' ', ', '],
    duties: ['Aansturen van zes chauffeurs', 'Invoeren van een nieuw rooster'],
  },
  pt: {
    months: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
    names: ['Beatriz Falcão', 'Rui Magalhães Pinto'],
    places: ['Porto', 'Coimbra, Portugal'],
    telephones: ['+351 912 555 014'],
    experience: ['Experiência profissional', 'Experiência'],
    education: ['Formação académica', 'Educação', 'Formação'],
    skills: ['Competências'],
    skillsListed: 'Excel, SQL',
    languages: 'Idiomas',
    languagesListed: 'Português (nativo), inglês (fluente)',
    summary: ['Perfil', 'Resumo'],
    summaryText: 'Gestora organizada com experiência em equipas grandes.',
    present: ['presente', 'atual', 'Atualmente'],
    companies: [
      ['Transportes Douro, Lda.', 'Porto'],
      ['Clínica do Mondego', 'Coimbra'],
    ],
    positions: ['Gestora de projeto', 'Contabilista', 'Enfermeira'],
    schools: [
      ['Universidade do Porto', 'Porto'],
      ['Universidade de Coimbra', 'Coimbra'],
    ],
    degrees: [
      ['Licenciatura', 'Gestão'],
      ['Mestrado', 'Informática'],
    ],
    joints: [' em ', ', '],
    duties: ['Coordenação de seis pessoas', 'Redução de custos de 12%'],
  },
}
