// People as JSON Resume (jsonresume.org/schema, version 1.0.0) has them, for themes to print. All are invented, whatever they resemble.

export interface Post {
  readonly name: string
  readonly position: string
  readonly location?: string
  readonly url?: string
  readonly startDate: string
  readonly endDate?: string
  readonly summary?: string
  readonly highlights?: readonly string[]
}

export interface School {
  readonly institution: string
  readonly studyType: string
  readonly area: string
  readonly startDate: string
  readonly endDate?: string
  readonly score?: string
  readonly courses?: readonly string[]
}

export interface Person {
  readonly basics: {
    readonly name: string
    readonly label: string
    readonly email: string
    readonly phone: string
    readonly url: string
    readonly summary: string
    readonly location: {
      readonly city: string
      readonly region: string
      readonly countryCode: string
      readonly address?: string
      readonly postalCode?: string
    }
    readonly profiles: readonly { readonly network: string; readonly username: string; readonly url: string }[]
  }
  readonly work: readonly Post[]
  readonly volunteer: readonly (Omit<Post, 'name'> & { readonly organization: string })[]
  readonly education: readonly School[]
  readonly awards: readonly { readonly title: string; readonly date: string; readonly awarder: string; readonly summary?: string }[]
  readonly certificates: readonly { readonly name: string; readonly date: string; readonly issuer: string }[]
  readonly publications: readonly {
    readonly name: string
    readonly publisher: string
    readonly releaseDate: string
    readonly summary?: string
  }[]
  readonly skills: readonly { readonly name: string; readonly level?: string; readonly keywords: readonly string[] }[]
  readonly languages: readonly { readonly language: string; readonly fluency: string }[]
  readonly interests: readonly { readonly name: string; readonly keywords: readonly string[] }[]
  readonly references: readonly { readonly name: string; readonly reference: string }[]
  readonly projects: readonly {
    readonly name: string
    readonly description: string
    readonly startDate: string
    readonly endDate?: string
    readonly highlights: readonly string[]
  }[]
}

export const people: readonly Person[] = [
  {
    basics: {
      name: 'Marguerite Oduya',
      label: 'Full Stack Developer',
      email: 'marguerite.oduya@mailbox.example.com',
      phone: '(512) 555-0137',
      url: 'https://oduya.example.com',
      summary:
        'Developer with nine years in payment systems. I like small services, tests that read like sentences, and teams that talk to the people who use what they build.',
      location: { city: 'Austin', region: 'Texas', countryCode: 'US', address: '2712 Pecan Grove Lane', postalCode: '78704' },
      profiles: [
        { network: 'GitHub', username: 'moduya', url: 'https://github.com/moduya' },
        { network: 'LinkedIn', username: 'marguerite-oduya', url: 'https://linkedin.com/in/marguerite-oduya' },
      ],
    },
    work: [
      {
        name: 'Larkspur Payments',
        position: 'Senior Software Engineer',
        location: 'Austin, TX',
        url: 'https://larkspur.example.com',
        startDate: '2019-03-01',
        summary: 'Payments for small shops, from the card reader to the bank statement.',
        highlights: [
          'Moved settlement from a nightly batch to a stream without a day of downtime',
          'Brought the share of disputed payments down from 0.9 to 0.3 percent',
        ],
      },
      {
        name: 'Coldwater Analytics, Inc.',
        position: 'Web Developer',
        location: 'Denver, CO',
        startDate: '2016-06-01',
        endDate: '2019-02-28',
        summary: 'Reports on water use for towns and farms.',
        highlights: ['Built the map of wells that all reports start from', 'Wrote the import for meters of eleven makers'],
      },
      {
        name: 'City of Boulder',
        position: 'Intern',
        location: 'Boulder, CO',
        startDate: '2015-05-15',
        endDate: '2015-08-31',
        summary: 'Open data of the town council.',
        highlights: ['Published forty tables of figures that had been kept in drawers'],
      },
    ],
    volunteer: [
      {
        organization: 'Code Club Austin',
        position: 'Teacher',
        startDate: '2018-01-10',
        endDate: '2020-01-10',
        summary: 'First steps in programming for children of nine to twelve years.',
        highlights: ['Taught six classes of fifteen'],
      },
    ],
    education: [
      {
        institution: 'University of Colorado Boulder',
        studyType: 'Bachelor of Science',
        area: 'Computer Science',
        startDate: '2012-08-20',
        endDate: '2016-05-07',
        score: '3.7',
        courses: ['CS4448 - Human Computer Interaction', 'CS4593 - Distributed Systems'],
      },
    ],
    awards: [{ title: 'Hackathon Winner', date: '2018-10-20', awarder: 'Texas Civic Tech', summary: 'A map of bus stops without shade.' }],
    certificates: [{ name: 'Certified Kubernetes Administrator', date: '2021-04-01', issuer: 'Cloud Native Guild' }],
    publications: [
      {
        name: 'Settling Payments in a Stream',
        publisher: 'Queue Letters',
        releaseDate: '2020-11-01',
        summary: 'How to keep books that never close.',
      },
    ],
    skills: [
      { name: 'Web Development', level: 'Advanced', keywords: ['TypeScript', 'React', 'PostgreSQL'] },
      { name: 'Operations', level: 'Intermediate', keywords: ['Terraform', 'Prometheus'] },
    ],
    languages: [
      { language: 'English', fluency: 'Native speaker' },
      { language: 'Yoruba', fluency: 'Conversational' },
    ],
    interests: [{ name: 'Climbing', keywords: ['Bouldering', 'Trad routes'] }],
    references: [
      { name: 'Hollis Greer', reference: 'Marguerite turned the most feared part of our system into the one that new people start with.' },
    ],
    projects: [
      {
        name: 'Ledgerlint',
        description: 'Checks books of account for entries that do not add up.',
        startDate: '2020-02-01',
        endDate: '2021-09-01',
        highlights: ['Used by three hundred bookkeepers'],
      },
    ],
  },
  {
    basics: {
      name: 'Tomasz Wilk-Brennan',
      label: 'Registered Nurse',
      email: 't.wilkbrennan@post.example.com',
      phone: '+44 20 7946 0912',
      url: 'https://wilkbrennan.example.com',
      summary: 'Nurse in intensive care and emergency medicine for twelve years, the last four as charge nurse of a ward of eighteen beds.',
      location: { city: 'Bristol', region: 'Avon', countryCode: 'GB', address: '14 Quayside Row', postalCode: 'BS1 4QA' },
      profiles: [{ network: 'LinkedIn', username: 'twilkbrennan', url: 'https://linkedin.com/in/twilkbrennan' }],
    },
    work: [
      {
        name: 'Avonmouth General Hospital',
        position: 'Charge Nurse, Intensive Care',
        location: 'Bristol, UK',
        startDate: '2020-09-01',
        summary: 'Ward of eighteen beds, team of forty.',
        highlights: ['Rota without agency shifts for fourteen months', 'Halved the falls of patients in two years'],
      },
      {
        name: 'St Brannoc’s Hospital',
        position: 'Staff Nurse',
        location: 'Cardiff, UK',
        startDate: '2014-10-01',
        endDate: '2020-08-31',
        summary: 'Emergency department of a teaching hospital.',
        highlights: ['Mentor of nineteen students'],
      },
      {
        name: 'Rowan House Care Home',
        position: 'Healthcare Assistant',
        location: 'Newport, UK',
        startDate: '2010-07-01',
        endDate: '2011-09-30',
        highlights: ['Night shifts on a floor for people with dementia'],
      },
    ],
    volunteer: [
      {
        organization: 'Mountain Rescue Brecon',
        position: 'Medic',
        startDate: '2016-04-01',
        summary: 'Call-outs on about thirty days a year.',
        highlights: [],
      },
    ],
    education: [
      {
        institution: 'Cardiff University',
        studyType: 'BN',
        area: 'Adult Nursing',
        startDate: '2011-09-15',
        endDate: '2014-07-10',
        score: 'First',
      },
      {
        institution: 'Gwent College',
        studyType: 'Access Diploma',
        area: 'Health Professions',
        startDate: '2009-09-01',
        endDate: '2010-06-30',
      },
    ],
    awards: [{ title: 'Nurse of the Year', date: '2022-05-12', awarder: 'Severn Health Board' }],
    certificates: [
      { name: 'Advanced Life Support', date: '2023-02-10', issuer: 'Resuscitation Council' },
      { name: 'Mentorship in Practice', date: '2017-06-20', issuer: 'Cardiff University' },
    ],
    publications: [],
    skills: [
      { name: 'Critical Care', level: 'Master', keywords: ['Ventilation', 'Haemofiltration', 'Triage'] },
      { name: 'Leadership', keywords: ['Rostering', 'Mentoring'] },
      { name: 'Software', keywords: ['Electronic records', 'Excel'] },
    ],
    languages: [
      { language: 'English', fluency: 'Fluent' },
      { language: 'Polish', fluency: 'Native' },
      { language: 'Welsh', fluency: 'Basic' },
    ],
    interests: [{ name: 'Fell running', keywords: [] }],
    references: [],
    projects: [],
  },
  {
    basics: {
      name: 'Ana Lucía Ferreira de Matos',
      label: 'Financial Controller',
      email: 'ana.matos@correio.example.com',
      phone: '+351 21 555 0148',
      url: 'https://anamatos.example.com/cv',
      summary:
        'Controller for makers of machines and of paper. Closing in three days, plans that hold, figures that the workshop believes.',
      location: { city: 'Porto', region: 'Norte', countryCode: 'PT' },
      profiles: [
        { network: 'LinkedIn', username: 'analmatos', url: 'https://linkedin.com/in/analmatos' },
        { network: 'Xing', username: 'Ana_Matos', url: 'https://xing.com/profile/Ana_Matos' },
      ],
    },
    work: [
      {
        name: 'Papelaria Douro S.A.',
        position: 'Head of Controlling',
        location: 'Porto, Portugal',
        url: 'https://douro.example.com',
        startDate: '2018-01-01',
        endDate: '2024-06-30',
        summary: 'Three mills, 640 people, turnover of 190 million euros.',
        highlights: [
          'New costing of orders, by machine hour instead of by weight',
          'Stock lower by a fifth',
          'Led the move to one ledger for three companies',
        ],
      },
      {
        name: 'Krähmer Maschinenbau GmbH & Co. KG',
        position: 'Financial Analyst',
        location: 'Ulm, Germany',
        startDate: '2013-04-01',
        endDate: '2017-12-31',
        summary: 'Maker of presses.',
        highlights: ['Monthly forecast of orders and cash'],
      },
      {
        name: 'Audit Atlântico',
        position: 'Junior Auditor',
        location: 'Lisbon, Portugal',
        startDate: '2011-09-01',
        endDate: '2013-03-31',
        highlights: ['Audits of eleven companies of up to 300 people'],
      },
    ],
    volunteer: [],
    education: [
      {
        institution: 'Universidade do Minho',
        studyType: 'Master',
        area: 'Finance',
        startDate: '2009-09-01',
        endDate: '2011-07-15',
        score: '17/20',
        courses: ['Corporate Finance', 'Cost Accounting'],
      },
      {
        institution: 'Universidade do Porto',
        studyType: 'Licenciatura',
        area: 'Economics',
        startDate: '2006-09-01',
        endDate: '2009-07-15',
      },
    ],
    awards: [],
    certificates: [{ name: 'Chartered Management Accountant', date: '2016-11-01', issuer: 'CIMA' }],
    publications: [],
    skills: [
      { name: 'Accounting', level: 'Expert', keywords: ['IFRS', 'HGB', 'Consolidation'] },
      { name: 'Systems', level: 'Advanced', keywords: ['SAP S/4HANA', 'Power BI', 'SQL'] },
    ],
    languages: [
      { language: 'Portuguese', fluency: 'Native' },
      { language: 'English', fluency: 'C2' },
      { language: 'German', fluency: 'C1' },
      { language: 'Spanish', fluency: 'B2' },
    ],
    interests: [
      { name: 'Choir', keywords: ['Alto', 'Early music'] },
      { name: 'Sailing', keywords: [] },
    ],
    references: [{ name: 'Dr. Ruth Krähmer', reference: 'She asks the one question that the plan has no answer to.' }],
    projects: [],
  },
  {
    basics: {
      name: 'Dr. Henrik Sandvær',
      label: 'Research Scientist',
      email: 'henrik@sandvaer.example.com',
      phone: '+47 22 55 01 90',
      url: 'https://sandvaer.example.com',
      summary: 'Oceanographer who works with sound: what it tells of currents, ice and animals.',
      location: { city: 'Bergen', region: 'Vestland', countryCode: 'NO' },
      profiles: [{ network: 'ORCID', username: '0000-0000-0000-0123', url: 'https://orcid.org/0000-0000-0000-0123' }],
    },
    work: [
      {
        name: 'Institute of Marine Acoustics',
        position: 'Research Scientist',
        location: 'Bergen, Norway',
        startDate: '2017-02-01',
        summary: 'Long records of sound below the ice.',
        highlights: ['Principal investigator of a grant of 9 million kroner', 'Array of 22 hydrophones, in service since 2019'],
      },
      {
        name: 'Scripps Shoreline Laboratory',
        position: 'Postdoctoral Fellow',
        location: 'San Diego, CA',
        startDate: '2014-08-01',
        endDate: '2016-12-31',
        summary: 'Migration of whales.',
        highlights: ['Software that tells four species by their calls'],
      },
    ],
    volunteer: [],
    education: [
      {
        institution: 'University of Bergen',
        studyType: 'PhD',
        area: 'Physical Oceanography',
        startDate: '2010-09-01',
        endDate: '2014-06-20',
      },
      { institution: 'NTNU', studyType: 'MSc', area: 'Acoustics', startDate: '2008-08-15', endDate: '2010-06-15' },
      { institution: 'NTNU', studyType: 'BSc', area: 'Physics', startDate: '2005-08-15', endDate: '2008-06-15' },
    ],
    awards: [
      {
        title: 'Young Scientist Prize',
        date: '2016-09-01',
        awarder: 'Nordic Society of Acoustics',
        summary: 'For work on calls of whales.',
      },
      { title: 'Travel Grant', date: '2013-03-01', awarder: 'Polar Research Fund' },
    ],
    certificates: [],
    publications: [
      { name: 'Listening Through Ice', publisher: 'Journal of Cold Seas', releaseDate: '2021-03-15', summary: 'Ten years of records.' },
      { name: 'Four Species by Their Calls', publisher: 'Acoustics Letters', releaseDate: '2016-07-01' },
      { name: 'Currents from Noise', publisher: 'Proceedings of Ocean Sound', releaseDate: '2014-05-20' },
    ],
    skills: [
      { name: 'Signal Processing', level: 'Expert', keywords: ['MATLAB', 'Python', 'Beamforming'] },
      { name: 'Field Work', keywords: ['Moorings', 'Cruise planning'] },
    ],
    languages: [
      { language: 'Norwegian', fluency: 'Native speaker' },
      { language: 'English', fluency: 'Fluent' },
    ],
    interests: [],
    references: [],
    projects: [
      {
        name: 'Whalecall',
        description: 'Open collection of calls, with tools to search it.',
        startDate: '2016-01-01',
        highlights: ['4,100 hours of sound'],
      },
    ],
  },
  {
    basics: {
      name: 'Priya Ramanathan',
      label: 'Product Designer',
      email: 'hello@priyar.example.com',
      phone: '415-555-0172',
      url: 'http://priyar.example.com',
      summary: 'I design tools for people who work with their hands: growers, cooks, mechanics.',
      location: { city: 'Oakland', region: 'CA', countryCode: 'US' },
      profiles: [
        { network: 'Dribbble', username: 'priyar', url: 'https://dribbble.com/priyar' },
        { network: 'Twitter', username: 'priyadraws', url: 'https://twitter.com/priyadraws' },
      ],
    },
    work: [
      {
        name: 'Fieldnote',
        position: 'Lead Product Designer',
        location: 'San Francisco, CA',
        url: 'https://fieldnote.example.com',
        startDate: '2021-11-01',
        summary: 'App for growers of vegetables.',
        highlights: ['Research on 31 farms', 'Design system for phone, tablet and paper'],
      },
      {
        name: 'Fieldnote',
        position: 'Product Designer',
        location: 'San Francisco, CA',
        startDate: '2019-04-01',
        endDate: '2021-10-31',
        highlights: ['First designer, from sketch to store'],
      },
      {
        name: 'Studio Marrow',
        position: 'UX Designer',
        location: 'Chicago, IL',
        startDate: '2016-08-01',
        endDate: '2019-03-31',
        summary: 'Agency for health and food.',
        highlights: ['Menus for a chain of 90 kitchens', 'Booking for a clinic'],
      },
      {
        name: 'Freelance',
        position: 'Illustrator',
        startDate: '2014-01-01',
        endDate: '2016-07-31',
        highlights: ['Two books for children'],
      },
    ],
    volunteer: [
      {
        organization: 'Bay Tool Library',
        position: 'Board Member',
        startDate: '2020-01-01',
        endDate: '2023-12-31',
        summary: 'Lends tools to neighbours.',
        highlights: ['New catalogue'],
      },
    ],
    education: [
      {
        institution: 'School of the Art Institute of Chicago',
        studyType: 'BFA',
        area: 'Visual Communication Design',
        startDate: '2010-09-01',
        endDate: '2014-05-20',
      },
    ],
    awards: [{ title: 'Best Utility App', date: '2022-12-01', awarder: 'App Makers Circle', summary: 'Fieldnote 2.0.' }],
    certificates: [],
    publications: [],
    skills: [
      { name: 'Design', level: 'Expert', keywords: ['Figma', 'Prototyping', 'Illustration'] },
      { name: 'Research', level: 'Advanced', keywords: ['Interviews', 'Diary studies'] },
      { name: 'Code', level: 'Beginner', keywords: ['HTML', 'CSS'] },
    ],
    languages: [
      { language: 'English', fluency: 'Native' },
      { language: 'Tamil', fluency: 'Fluent' },
      { language: 'French', fluency: 'Elementary' },
    ],
    interests: [
      { name: 'Gardening', keywords: ['Chillies', 'Compost'] },
      { name: 'Printmaking', keywords: ['Linocut'] },
    ],
    references: [{ name: 'Jonah Feld', reference: 'Growers call her by her first name.' }],
    projects: [
      {
        name: 'Seed Almanac',
        description: 'A calendar to sow by.',
        startDate: '2020-01-01',
        endDate: '2020-12-31',
        highlights: ['Printed in 2,000 copies'],
      },
    ],
  },
  {
    basics: {
      name: 'CHIDI EZEUGO',
      label: 'Site Manager, Civil Works',
      email: 'c.ezeugo@build.example.com',
      phone: '+1 (416) 555-0110',
      url: 'https://ezeugo.example.com',
      summary: 'Bridges, culverts and roads for eighteen years; no accident with lost time in the last seven.',
      location: { city: 'Toronto', region: 'Ontario', countryCode: 'CA', address: '88 Wharf Street, Unit 12', postalCode: 'M5J 2N8' },
      profiles: [],
    },
    work: [
      {
        name: 'Harrow & Pike Construction Ltd.',
        position: 'Site Manager',
        location: 'Toronto, ON',
        startDate: '2015-05-01',
        summary: 'Works of up to 40 million dollars.',
        highlights: ['Replaced nine bridges over one railway in two summers', 'Up to 120 people on site'],
      },
      {
        name: 'Ministry of Works',
        position: 'Project Engineer',
        location: 'Lagos, Nigeria',
        startDate: '2008-03-01',
        endDate: '2015-02-28',
        summary: 'Roads in the delta.',
        highlights: ['Supervised 214 km of road'],
      },
      {
        name: 'Okafor Surveyors',
        position: 'Assistant Surveyor',
        location: 'Enugu, Nigeria',
        startDate: '2006-01-01',
        endDate: '2008-02-28',
        highlights: ['Levels and cross sections'],
      },
    ],
    volunteer: [],
    education: [
      {
        institution: 'University of Nigeria, Nsukka',
        studyType: 'B.Eng.',
        area: 'Civil Engineering',
        startDate: '2000-10-01',
        endDate: '2005-07-01',
      },
      {
        institution: 'Humber College',
        studyType: 'Certificate',
        area: 'Construction Safety',
        startDate: '2015-01-01',
        endDate: '2015-12-01',
      },
    ],
    awards: [],
    certificates: [{ name: 'Project Management Professional', date: '2012-03-01', issuer: 'PMI' }],
    publications: [],
    skills: [
      { name: 'Construction', level: 'Master', keywords: ['Scheduling', 'Formwork', 'Blasting'] },
      { name: 'Software', level: 'Intermediate', keywords: ['AutoCAD', 'Primavera P6'] },
    ],
    languages: [
      { language: 'English', fluency: 'Native' },
      { language: 'Igbo', fluency: 'Native' },
    ],
    interests: [],
    references: [
      { name: 'Beatrice Pike', reference: 'He leaves a site tidier than he found it.' },
      { name: 'Samuel Adeyemi', reference: 'The first to arrive and the last to leave.' },
    ],
    projects: [],
  },
]
