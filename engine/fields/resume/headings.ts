// The sections of a resume and what they are called.

/** The sections that are read; 'other' for a heading of anything else, which ends the section before it. */
export type SectionName =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'publications'
  | 'awards'
  | 'contact'
  | 'other'

/** Titles without accents and case, in English, German, French, Spanish, Italian, Dutch and Portuguese. */
const titles: readonly (readonly [SectionName, string])[] = [
  [
    'experience',
    'experience|work|jobs|where i have worked|my experience|academic appointments|academic positions|appointments|professional appointments|academic employment|employment record|career summary|professional background|previous employment|current employment|beruflicher lebenslauf|tatigkeiten|berufliche stationen|parcours|parcours professionnels|work experience|professional experience|employment|employment history|work history|career|career history|relevant experience|industry experience|research experience|teaching experience|positions held|internships|berufserfahrung|beruflicher werdegang|berufspraxis|praktische erfahrung|werdegang|praktika|experience professionnelle|experiences professionnelles|experiences|parcours professionnel|emplois|stages|experiencia|experiencia laboral|experiencia profesional|trayectoria profesional|practicas|esperienza|esperienze|esperienza lavorativa|esperienze lavorative|esperienza professionale|esperienze professionali|werkervaring|ervaring|loopbaan|stages en werk|experiencia profissional|percurso profissional|historico profissional',
  ],
  [
    'education',
    'education|school|schools|schooling|degrees|education and training|academic background|academic history|academic qualifications|studies|qualifications|ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|hochschulbildung|formation|formations|etudes|diplomes|parcours academique|formacion|formacion academica|educacion|estudios|istruzione|istruzione e formazione|formazione|studi|titoli di studio|opleiding|opleidingen|onderwijs|studie|formacao|formacao academica|educacao|escolaridade',
  ],
  [
    'skills',
    'skills|top skills|top-kenntnisse|principales competences|aptitudes principales|competenze principali|principais competencias|belangrijkste vaardigheden|technical skills|core skills|key skills|core competencies|competencies|technologies|tools|expertise|areas of expertise|skills and technologies|skills & interests|skills and interests|technical proficiencies|kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|edv-kenntnisse|it-kenntnisse|competences|competences techniques|savoir-faire|outils|habilidades|competencias|aptitudes|conocimientos|competenze|competenze tecniche|capacita|abilita|vaardigheden|competenties|kennis|competencias tecnicas|aptidoes|it skills|computer skills|software skills|informatica|informatique|edv|edv und it|ofimatica|conocimientos informaticos|competenze informatiche|conhecimentos informaticos|computervaardigheden',
  ],
  ['languages', 'languages|language skills|sprachen|sprachkenntnisse|langues|idiomas|lingue|lingue straniere|talen|talenkennis|linguas'],
  [
    'certificates',
    'certificates|certifications|licenses|licences|licenses and certifications|courses|training|courses and certifications|zertifikate|zertifizierungen|weiterbildung|weiterbildungen|fortbildungen|certificats|formations complementaires|certificados|certificaciones|cursos|certificazioni|corsi|certificati|certificaten|cursussen|certificacoes',
  ],
  [
    'summary',
    'summary|extracto|riepilogo|professional summary|profile|about|about me|objective|career objective|personal statement|executive summary|introduction|profil|kurzprofil|uber mich|zusammenfassung|profil professionnel|a propos|objectif|resume|perfil|perfil profesional|sobre mi|resumen|objetivo|profilo|profilo personale|chi sono|sommario|obiettivo|profiel|over mij|samenvatting|perfil profissional|sobre mim|resumo',
  ],
  ['projects', 'projects|personal projects|selected projects|side projects|projekte|projets|proyectos|progetti|projecten|projetos'],
  [
    'publications',
    'publications|selected publications|papers|patents|veroffentlichungen|publikationen|patente|publicaciones|patentes|pubblicazioni|brevetti|publicaties|patenten|publicacoes',
  ],
  [
    'awards',
    'awards|honors-awards|honors|honours|awards and honors|honors and awards|selected honors|achievements|scholarships|auszeichnungen|ehrungen|preise|stipendien|prix|distinctions|recompenses|bourses|premios|reconocimientos|logros|becas|premi|riconoscimenti|borse di studio|prijzen|onderscheidingen|premios e distincoes|premiacoes',
  ],
  [
    'contact',
    'contact|contactar|profiles|online profiles|social profiles|profils|perfiles|contact details|contact information|personal details|personal information|kontakt|kontaktdaten|zur person|angaben zur person|personliche daten|personliche angaben|coordonnees|informations personnelles|contacto|datos personales|datos de contacto|contatti|dati personali|contatto|contactgegevens|persoonlijke gegevens|personalia|contato|contactos|dados pessoais',
  ],
  [
    'other',
    'references|other|other information|additional information|further information|miscellaneous|sonstiges|weitere angaben|divers|informations complementaires|otros|otros datos|informacion adicional|altro|altre informazioni|overig|overige gegevens|outros|outras informacoes|grants|teaching|service|press|references|referees|interests|hobbies|volunteering|volunteer|volunteer work|volunteer experience|experiences associatives|invited talks|talks|activities|extracurricular activities|memberships|patents|referenzen|interessen|ehrenamt|hobbys|vortrage|mitgliedschaften|references|centres dinteret|loisirs|benevolat|referencias|intereses|voluntariado|aficiones|referenze|interessi|hobby|volontariato|referenties|interesses|vrijwilligerswerk|hobbys|referencias|interesses',
  ],
]

const byTitle = new Map<string, SectionName>()
for (const [name, all] of titles) for (const title of all.split('|')) if (!byTitle.has(title)) byTitle.set(title, name)

/** Which section a line's text is the title of; null for a line that is no title that we know. */
export function sectionNamed(text: string): SectionName | null {
  const plain = plainTitle(text)
  if (plain === '' || plain.length > 50) return null
  const known = byTitle.get(plain)
  if (known !== undefined) return known
  // "Education & Training", "Skills / Tools": the first of two titles.
  const [first = '', second] = plain.split(/\s+(?:and|und|et|y|e|en)\s+/)
  return second === undefined ? null : (byTitle.get(first) ?? null)
}

/** Stems that tell what a title is about which stands on no list, in the order in which they decide: "Berufliche Tätigkeit", "Clinical experience". */
const stems: readonly (readonly [SectionName, RegExp])[] = [
  ['other', /\b(?:volunt|associativ|ehrenamt|benevol|refere|referen|interes|hobb|loisir|freizeit|publication talks|member|mitglied)/],
  ['projects', /\b(?:proje[ck]t|proyecto|progett|projet)/],
  ['publications', /\b(?:publi[ck]|publica|veroffentlich|pubblica|paper|patent)/],
  ['certificates', /\b(?:certifi|zertifi|licen[cs]e|weiterbild|fortbild|training course|continuing education|formation continue)/],
  ['awards', /\b(?:award|prize|honou?r|auszeichnung|distinction|premi|prix)/],
  ['languages', /\b(?:language|sprach|langue|idioma|lingu|taal|talen)/],
  [
    'experience',
    /\b(?:experien|employ|career|work|professional history|job|positions|appointments|beruf|tatigkeit|laufbahn|werdegang|praxis|praktik|arbeit|parcours|emploi|carriere|postes|trayectoria|laboral|profesional|esperienz|lavor|carriera|impieg|werk|loopbaan|ervaring|arbeid|carreira|percurso|emprego)/,
  ],
  [
    'education',
    /\b(?:educat|academic|school|stud|degree|qualificat|schul|bildung|ausbildung|formation|diplom|etude|scolarite|formaci|estudio|academi|istruzione|formazione|titoli|opleiding|onderwijs|escola|formacao)/,
  ],
  ['skills', /\b(?:skill|competenc|kompeten|kenntnis|fahigkeit|tools|technolog|savoir|habilidad|conocimiento|vaardighe|aptid)/],
  ['summary', /\b(?:summary|profil|perfil|about|objectiv|statement|zusammenfass|uber mich)/],
  ['contact', /\b(?:contact|kontakt|person|personal|coordonnees|datos|dati|dados|gegevens)/],
]

/** Which section a line is the title of that is set as titles are, by the stems of its words; null where none is known. */
export function sectionLike(text: string): SectionName | null {
  const plain = plainTitle(text)
  return stems.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** Small letters without accents, numbers and marks; letters set apart ("E D U C A T I O N") are put together. */
function plainTitle(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s*[&/+]\s*/g, ' and ')
    .replace(/[^\p{L}\s-]/gu, ' ')
    .trim()
    .toLowerCase()
  return /^(?:\p{L}\s){3,}\p{L}$/u.test(plain) ? plain.replace(/\s/g, '') : plain.replace(/\s+/g, ' ')
}
