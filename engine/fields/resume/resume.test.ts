import { describe, expect, test } from 'vitest'
import { fieldsOf, listOf, read, title } from './testing-resumes.ts'

describe('resumes', () => {
  test('in one column, with the time at the right margin', () => {
    const sheet = read([
      ['Mira Solberg', 72, 60, { size: 22, bold: true }],
      ['Portland, OR | mira@solberg.example | +1 503 555 0142', 72, 80],
      ['Experience', 72, 110, title],
      ['Harbor Instruments Inc.', 72, 128, { bold: true }],
      ['Mar 2019 – Present', 450, 128],
      ['Senior Firmware Engineer', 72, 141, { italic: true }],
      ['• Wrote the bootloader of three product lines and cut start time in half', 80, 155],
      ['Tidewater Robotics', 72, 175, { bold: true }],
      ['06/2015 – 02/2019', 450, 175],
      ['Firmware Engineer', 72, 188, { italic: true }],
      ['Education', 72, 215, title],
      ['University of Oregon', 72, 233, { bold: true }],
      ['2011 – 2015', 450, 233],
      ['Bachelor of Science in Physics', 72, 246],
      ['Languages', 72, 275, title],
      ['English (native), Norwegian (B2)', 72, 291],
    ])
    expect(fieldsOf(sheet)).toEqual({
      name: 'Mira Solberg',
      given_name: 'Mira',
      family_name: 'Solberg',
      email: 'mira@solberg.example',
      phone: '+1 503 555 0142',
      location: 'Portland, OR',
    })
    expect(listOf(sheet, 'experience')).toEqual([
      { company: 'Harbor Instruments Inc.', position: 'Senior Firmware Engineer', start: '2019-03', end: 'present' },
      { company: 'Tidewater Robotics', position: 'Firmware Engineer', start: '2015-06', end: '2019-02' },
    ])
    expect(listOf(sheet, 'education')).toEqual([
      { institution: 'University of Oregon', degree: 'Bachelor of Science', area: 'Physics', start: '2011', end: '2015' },
    ])
    expect(listOf(sheet, 'languages')).toEqual([
      { language: 'English', level: 'native' },
      { language: 'Norwegian', level: 'B2' },
    ])
  })

  test('in German, as a table with the time at the left', () => {
    const sheet = read([
      ['Lebenslauf', 72, 50, { size: 18, bold: true }],
      ['Name:', 72, 80],
      ['Jonas Keller', 200, 80],
      ['E-Mail:', 72, 94],
      ['jonas@keller.example', 200, 94],
      ['Berufserfahrung', 72, 120, title],
      ['04/2018 – heute', 72, 140],
      ['Leiter Einkauf, Nordwerk GmbH', 200, 140],
      ['09/2014 – 03/2018', 72, 158],
      ['Sachbearbeiter Einkauf, Holzmann AG', 200, 158],
      ['Ausbildung', 72, 190, title],
      ['10/2010 – 08/2014', 72, 210],
      ['Universität Kassel, Diplom-Kaufmann', 200, 210],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Jonas Keller', email: 'jonas@keller.example' })
    expect(listOf(sheet, 'experience')).toEqual([
      { company: 'Nordwerk GmbH', position: 'Leiter Einkauf', start: '2018-04', end: 'present' },
      { company: 'Holzmann AG', position: 'Sachbearbeiter Einkauf', start: '2014-09', end: '2018-03' },
    ])
    expect(listOf(sheet, 'education')).toMatchObject([
      { institution: 'Universität Kassel', degree: 'Diplom-Kaufmann', start: '2010-10', end: '2014-08' },
    ])
  })

  test('in tables with named columns, whose cells go on below, and a table of personal details', () => {
    const sheet = read([
      ['CURRICULUM VITAE', 200, 50, { size: 16, bold: true }],
      ['Name', 72, 80],
      ['Dr. Isla Fenwick Moran', 200, 80],
      ['Address', 72, 94],
      ['7 Quay Street, Oban PA34 4LN', 200, 94],
      ['EMPLOYMENT HISTORY', 72, 120, title],
      ['From – To', 72, 138],
      ['Employer', 160, 138],
      ['Position', 300, 138],
      ['Duties', 430, 138],
      ['05/2018 – to', 72, 152],
      ['Kerrera Boatyard Ltd,', 160, 152],
      ['Senior Rigging', 300, 152],
      ['Rigs and sails of yachts', 430, 152],
      ['date', 72, 164],
      ['Oban', 160, 164],
      ['Inspector', 300, 164],
      ['02/2012 –', 72, 180],
      ['Lorn Ferries', 160, 180],
      ['Deckhand', 300, 180],
      ['Mooring and safety', 430, 180],
      ['04/2018', 72, 192],
      ['EDUCATION', 72, 220, title],
      ['From – To', 72, 238],
      ['Institution', 160, 238],
      ['Qualification', 360, 238],
      ['2009 – 2011', 72, 252],
      ['Argyll College, Dunoon', 160, 252],
      ['HND Boat Building', 360, 252],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Isla Fenwick Moran', location: '7 Quay Street, Oban PA34 4LN' })
    expect(listOf(sheet, 'experience')).toEqual([
      { company: 'Kerrera Boatyard Ltd', position: 'Senior Rigging Inspector', start: '2018-05', end: 'present', location: 'Oban' },
      { company: 'Lorn Ferries', position: 'Deckhand', start: '2012-02', end: '2018-04' },
    ])
    expect(listOf(sheet, 'education')).toEqual([
      { institution: 'Argyll College', degree: 'HND', area: 'Boat Building', start: '2009', end: '2011', location: 'Dunoon' },
    ])
  })

  test('in German, with titles before the name, towns behind commas and a leave between posts', () => {
    const sheet = read([
      ['Lebenslauf', 72, 50, { size: 18, bold: true }],
      ['Dipl.-Ing. (FH) Birgit Sandner', 72, 70],
      ['Persönliche Daten', 72, 95, title],
      ['Anschrift', 72, 112],
      ['Am Wehr 4, 99084 Erfurt', 200, 112],
      ['Berufspraxis', 72, 140, title],
      ['seit 03/2019', 72, 158],
      ['Gruppenleiterin Statik', 200, 158],
      ['Planungsbüro Ohm + Partner, Erfurt', 200, 171],
      ['02/2017 – 02/2019', 72, 184],
      ['Elternzeit', 200, 184],
      ['10/2010 – 01/2017', 72, 197],
      ['Tragwerksplanerin', 200, 197],
      ['Werrabau GmbH, Niederlassung Gotha', 200, 210],
      ['Studium', 72, 240, title],
      ['10/2005 – 08/2010', 72, 258],
      ['Bauwesen, Diplom-Ingenieurin (FH), Note 1,8', 200, 258],
      ['Fachhochschule Erfurt', 200, 271],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Birgit Sandner', location: 'Am Wehr 4, 99084 Erfurt' })
    expect(listOf(sheet, 'experience')).toEqual([
      { company: 'Planungsbüro Ohm + Partner', position: 'Gruppenleiterin Statik', start: '2019-03', end: 'present', location: 'Erfurt' },
      { company: 'Werrabau GmbH', position: 'Tragwerksplanerin', start: '2010-10', end: '2017-01', location: 'Gotha' },
    ])
    expect(listOf(sheet, 'education')).toEqual([
      { institution: 'Fachhochschule Erfurt', degree: 'Diplom-Ingenieurin (FH)', area: 'Bauwesen', start: '2005-10', end: '2010-08' },
    ])
  })

  test('in French, with a year alone among ranges and a town behind a company that names itself as places do', () => {
    const sheet = read([
      ['Camille Moreau', 72, 60, { size: 20, bold: true }],
      ['14 rue des Tilleuls, 44000 Nantes', 72, 80],
      ['Expérience professionnelle', 72, 110, title],
      ['Depuis mars 2021', 72, 128],
      ['Comptable générale – Ateliers du Loir, Nantes', 220, 128],
      ['Formation', 72, 160, title],
      ['2014 – 2016', 72, 178],
      ['Licence, Gestion – Université de Nantes', 220, 178],
      ['2013', 72, 194],
      ['Baccalauréat – Lycée Livet, Nantes', 220, 194],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ location: '14 rue des Tilleuls, 44000 Nantes' })
    expect(listOf(sheet, 'experience')).toEqual([
      { company: 'Ateliers du Loir', position: 'Comptable générale', start: '2021-03', end: 'present', location: 'Nantes' },
    ])
    expect(listOf(sheet, 'education')).toMatchObject([
      { institution: 'Université de Nantes', start: '2014', end: '2016' },
      { institution: 'Lycée Livet', degree: 'Baccalauréat', end: '2013', location: 'Nantes' },
    ])
  })

  test('in two columns, each with titles of its own', () => {
    const sheet = read([
      ['Ana Ribeiro', 220, 60, { size: 24, bold: true }],
      ['Contact', 50, 100, title],
      ['ana@ribeiro.example', 50, 116],
      ['Lisbon, Portugal', 50, 130],
      ['Skills', 50, 160, title],
      ['Figma', 50, 176],
      ['Illustration', 50, 190],
      ['Work experience', 220, 100, title],
      ['Lead Designer at Casa Verde', 220, 118, { bold: true }],
      ['January 2020 - Present', 220, 131],
      ['• Led the redesign of the shop with a team of four', 228, 145],
      ['Designer at Oficina Azul', 220, 165, { bold: true }],
      ['May 2016 - December 2019', 220, 178],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Ana Ribeiro', email: 'ana@ribeiro.example', location: 'Lisbon, Portugal' })
    expect(listOf(sheet, 'skills')).toEqual([{ name: 'Figma' }, { name: 'Illustration' }])
    expect(listOf(sheet, 'experience')).toEqual([
      { company: 'Casa Verde', position: 'Lead Designer', start: '2020-01', end: 'present' },
      { company: 'Oficina Azul', position: 'Designer', start: '2016-05', end: '2019-12' },
    ])
  })

  test('go on over pages, section and all', () => {
    const sheet = read(
      [
        ['Tom Baker', 72, 60, { size: 22, bold: true }],
        ['Experience', 72, 110, title],
        ['Baker, Sunrise Bakery', 72, 128],
        ['2018 – 2020', 450, 128],
      ],
      [
        ['Apprentice Baker, Old Mill', 72, 60],
        ['2015 – 2018', 450, 60],
      ],
    )
    expect(listOf(sheet, 'experience')).toMatchObject([
      { start: '2018', end: '2020' },
      { position: 'Apprentice Baker', company: 'Old Mill', start: '2015' },
    ])
  })

  test('with the time of a company over its posts, below whose bullets the next post begins', () => {
    const sheet = read([
      ['OWEN', 72, 60],
      ['TREMAINE', 120, 60],
      ['Bristol | owen@tremaine.example | 0341 – 5550 118', 72, 74],
      ['WORK', 72, 100],
      ['Brightsea Marine Ltd, Plymouth', 72, 116],
      ['2014 - 2023', 400, 116],
      ['Operations Manager', 72, 129],
      ['2019 - 2023', 400, 129],
      ['- Ran a yard of forty', 72, 142],
      ['Rigger (part-time)', 72, 155],
      ['2014 - 2019', 400, 155],
      ['- Splices and shackles', 72, 168],
      ['SCHOOL', 72, 200],
      ['Falmouth Marine School', 72, 216],
      ['2012 - 2014', 400, 216],
      ['BTEC, Boat Building', 72, 229],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'OWEN TREMAINE', phone: '0341 – 5550 118', location: 'Bristol' })
    expect(listOf(sheet, 'experience')).toEqual([
      { company: 'Brightsea Marine Ltd', position: 'Operations Manager', start: '2019', end: '2023', location: 'Plymouth' },
      { company: 'Brightsea Marine Ltd', position: 'Rigger', start: '2014', end: '2019', location: 'Plymouth' },
    ])
    expect(listOf(sheet, 'education')).toMatchObject([{ institution: 'Falmouth Marine School', degree: 'BTEC', area: 'Boat Building' }])
  })

  test('in paragraphs that go on over the margin, with units before the university', () => {
    const sheet = read([
      ['Ada “Addie” Thornbury-Wells', 150, 60, { size: 18, bold: true }],
      ['Academic Appointments', 72, 100, title],
      ['Associate Professor, Department of Soil and Water Sciences, Kestrel University, 2019–', 72, 116],
      ['present', 98, 129],
      ['Research Fellow, Moorland Observatory, Ashcombe University, Hill Station in Keswick,', 72, 142],
      ['NY, September 2015–July 2019', 98, 155],
      ['Education', 72, 190, title],
      ['Ph.D., Hydrology, University of Ashcombe, Keswick, 2010–2015', 72, 206],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Ada “Addie” Thornbury-Wells' })
    expect(listOf(sheet, 'experience')).toMatchObject([
      { company: 'Kestrel University', position: 'Associate Professor', start: '2019', end: 'present' },
      { position: 'Research Fellow', start: '2015-09', end: '2019-07' },
    ])
    expect(listOf(sheet, 'education')).toEqual([
      { institution: 'University of Ashcombe', degree: 'Ph.D.', area: 'Hydrology', start: '2010', end: '2015', location: 'Keswick' },
    ])
  })

  test('in two columns whose titles stand further in than what they head, with the name over two lines', () => {
    const sheet = read([
      ['Maëlle', 30, 60, { size: 20, bold: true }],
      ['Le Fournier', 30, 84, { size: 20, bold: true }],
      ['CONTACT', 30, 130, title],
      ['maelle@fournier.example', 30, 146],
      ['Vannes (56)', 30, 160],
      ['COMPÉTENCES', 30, 190, title],
      ['Tableurs', 30, 206],
      ['Expériences professionnelles', 246, 64, { size: 14, bold: true }],
      ['Cheffe de projet – Biscuits Ar Mor', 230, 84, { bold: true }],
      ['Depuis mars 2020 | Lorient', 230, 98],
      ['Un entrepôt neuf de deux étages, ouvert sans un jour de retard.', 230, 112],
      ['Responsable achats – Voiles Trégor', 230, 132, { bold: true }],
      ['Janvier 2016 – février 2020 | Lannion', 230, 146],
    ])
    expect(fieldsOf(sheet)).toMatchObject({ name: 'Maëlle Le Fournier', location: 'Vannes (56)' })
    expect(listOf(sheet, 'experience')).toEqual([
      { company: 'Biscuits Ar Mor', position: 'Cheffe de projet', start: '2020-03', end: 'present', location: 'Lorient' },
      { company: 'Voiles Trégor', position: 'Responsable achats', start: '2016-01', end: '2020-02', location: 'Lannion' },
    ])
  })

  test('under titles that stand on no list, with what describes a post further in and its bullet drawn', () => {
    const sheet = read([
      ['Lebenslauf', 72, 50, { size: 18, bold: true }],
      ['Persönliche Daten', 72, 80, { size: 11, bold: true }],
      ['Name', 72, 96],
      ['Jette Brandis', 200, 96],
      ['Berufliche Tätigkeit', 72, 120, { size: 11, bold: true }],
      ['seit 04/2021', 72, 136],
      ['Leiterin der Werkstatt', 200, 136],
      ['Nordisches Buchmuseum, Husum', 200, 149],
      ['Führung von fünf Leuten', 212, 162],
      ['10/2015 – 03/2021', 72, 175],
      ['Restauratorin', 200, 175],
      ['Stadtarchiv Tönning, Tönning', 200, 188],
    ])
    expect(listOf(sheet, 'experience')).toEqual([
      { company: 'Nordisches Buchmuseum', position: 'Leiterin der Werkstatt', start: '2021-04', end: 'present', location: 'Husum' },
      { company: 'Stadtarchiv Tönning', position: 'Restauratorin', start: '2015-10', end: '2021-03', location: 'Tönning' },
    ])
  })

  test('with each part of a post beside its name', () => {
    const sheet = read([
      ['Work experience', 72, 60, title],
      ['Dates', 72, 76],
      ['03/2018 - 09/2022', 260, 76],
      ['Occupation or position held', 72, 90],
      ['Quality manager', 260, 90],
      ['Name and address of employer', 72, 104],
      ['Mulino Rosso, Scandicci', 260, 104],
      ['Dates', 72, 118],
      ['10/2014 - 02/2018', 260, 118],
      ['Occupation or position held', 72, 132],
      ['Laboratory technician', 260, 132],
      ['Name and address of employer', 72, 146],
      ['Latteria del Colle, Pienza', 260, 146],
    ])
    expect(listOf(sheet, 'experience')).toEqual([
      { company: 'Mulino Rosso', position: 'Quality manager', start: '2018-03', end: '2022-09', location: 'Scandicci' },
      { company: 'Latteria del Colle', position: 'Laboratory technician', start: '2014-10', end: '2018-02', location: 'Pienza' },
    ])
  })

  test('with an address as any country writes it, in one line or on two', () => {
    const polish = read([
      ['Halina Sobczak', 72, 60, { size: 20, bold: true }],
      ['ul. Polna 4/7, 61-001 Toruń', 72, 80],
      ['halina@sobczak.example', 72, 94],
    ])
    expect(fieldsOf(polish)).toMatchObject({ name: 'Halina Sobczak', location: 'ul. Polna 4/7, 61-001 Toruń' })
    const dutch = read([
      ['Bram Dijkstra', 72, 60, { size: 20, bold: true }],
      ['Molenstraat 12', 72, 80],
      ['3512 AB Utrecht', 72, 93],
      ['bram@dijkstra.example', 72, 106],
    ])
    expect(fieldsOf(dutch)).toMatchObject({ location: 'Molenstraat 12, 3512 AB Utrecht' })
  })

  test('that are no resumes give nothing', () => {
    const sheet = read([
      ['The harvest was late that year and the barns stood empty until October.', 72, 60],
      ['Nobody knew why the rain had stayed away for so long.', 72, 75],
    ])
    expect(sheet.fields).toEqual([])
    for (const { items } of sheet.lists) expect(items).toEqual([])
  })
})
