// How contracts, resumes and statements are worded in seven languages: for documents drawn by chance. Sentences are written anew, some of
// them in words that no list has, beside others that look alike and mean something else.

import type { Tongue } from './wording.ts'

export interface ProseWording {
  readonly contract: {
    readonly titles: readonly string[]
    readonly roles: readonly (readonly [string, string])[]
    /** {day}, {a} and {b} with {ra} and {rb} for what they are called. */
    readonly openings: readonly string[]
    /** {n} years or {m} months; what the term is, in English, follows behind the bar. */
    readonly terms: readonly string[]
    readonly laws: readonly string[]
    /** How each law is printed, and the state or country in English. */
    readonly lands: readonly (readonly [string, string])[]
    readonly notices: readonly string[]
    /** Other days ({other}), other spans ({k}), a third firm ({c}). */
    readonly asides: readonly string[]
  }
  readonly resume: {
    readonly experience: readonly string[]
    readonly education: readonly string[]
    readonly skills: readonly string[]
    readonly posts: readonly string[]
    readonly degrees: readonly (readonly [degree: string, joint: string, area: string])[]
    readonly schools: readonly string[]
    readonly now: string
  }
  readonly statement: {
    readonly banks: readonly string[]
    readonly titles: readonly string[]
    readonly holder: readonly string[]
    readonly opening: readonly string[]
    readonly closing: readonly string[]
    readonly number: readonly string[]
    readonly day: readonly string[]
    readonly columns: readonly (readonly [day: string, text: string, out: string, into: string, balance: string])[]
    readonly moves: readonly string[]
  }
}

const split = (text: string): readonly string[] => text.split('|')

export const proseWordings: Readonly<Record<Tongue, ProseWording>> = {
  en: {
    contract: {
      titles: split('SERVICES AGREEMENT|Supply Agreement|Consultancy Agreement|Memorandum of Terms'),
      roles: [
        ['Supplier', 'Customer'],
        ['Consultant', 'Client'],
        ['Landlord', 'Tenant'],
      ],
      openings: [
        'This agreement is made on {day} between {a} (the “{ra}”) and {b} (the “{rb}”).',
        'This Agreement is entered into as of {day} by and between {a}, a company (“{ra}”), and {b}, a company (“{rb}”).',
        'DATED {day} BETWEEN {a} of the one part (hereafter {ra}) AND {b} of the other part (hereafter {rb}).',
        'On {day}, {a} ("{ra}") and {b} ("{rb}") agree as follows.',
      ],
      terms: [
        'This Agreement shall continue for a period of {n} years.|{n} years',
        'The term of this agreement is {m} months from its date.|{m} months',
        'The arrangement runs for {n} years and then ends.|{n} years',
      ],
      laws: [
        'This Agreement is governed by the laws of {law}.',
        'Governing law: {law}.',
        'Any matter arising here is decided under the law in force in {law}.',
      ],
      lands: [
        ['England and Wales', 'England and Wales'],
        ['the State of New York', 'New York'],
        ['Ireland', 'Ireland'],
        ['Scotland', 'Scotland'],
      ],
      notices: [
        'Either party may terminate this agreement on {k} days’ written notice.',
        'It may be brought to an end by {k} days notice in writing.',
      ],
      asides: [
        'The offer of {other} forms part of it.',
        'Secrecy is kept for {k} months after the end of the work.',
        '{c} stands surety for what is owed.',
        'The goods comply with the laws of France and Poland.',
        'Invoices are paid within {k} days.',
      ],
    },
    resume: {
      experience: split('Experience|Work Experience|Employment|Positions held so far'),
      education: split('Education|Academic background|Schools attended'),
      skills: split('Skills|Key skills|What I know'),
      posts: split('Software Engineer|Head of Sales|Nurse|Site Manager|Graphic Designer|Second Violin|Assistant Curator'),
      degrees: [
        ['BSc', ' ', 'Physics'],
        ['MA', ' in ', 'History'],
        ['Bachelor of Science', ' in ', 'Biology'],
        ['Diploma', ', ', 'Nursing'],
      ],
      schools: split('University of Leeds|Harrow Vale College|Institute of Marine Studies|Northgate School'),
      now: 'present',
    },
    statement: {
      banks: split('Harbour Bank plc|Fenland Building Society|Mercers Co-operative'),
      titles: split('Statement of account|Bank statement'),
      holder: split('Account holder|Account name'),
      opening: split('Opening balance|Balance brought forward|Previous balance|At the start'),
      closing: split('Closing balance|Balance carried forward|New balance|At the end'),
      number: split('Statement number|Statement no.'),
      day: split('Statement date|Date|Issued'),
      columns: [
        ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'],
        ['Date', 'Details', 'Debit', 'Credit', 'Balance'],
      ],
      moves: split('Card payment garage|Transfer rent|Salary|Standing order club|Cheque 000217|Cash machine'),
    },
  },
  de: {
    contract: {
      titles: split('DIENSTLEISTUNGSVERTRAG|Liefervertrag|Mietvertrag|Rahmenvereinbarung'),
      roles: [
        ['Auftragnehmer', 'Auftraggeber'],
        ['Vermieter', 'Mieter'],
        ['Verkäufer', 'Käufer'],
      ],
      openings: [
        'Zwischen {a} (nachfolgend „{ra}“) und {b} (nachfolgend „{rb}“) wird am {day} folgender Vertrag geschlossen.',
        'Dieser Vertrag vom {day} wird geschlossen zwischen {a}, im Folgenden {ra}, und {b}, im Folgenden {rb}.',
        'Vertrag vom {day} zwischen der {a} – {ra} – und der {b} – {rb} –',
      ],
      terms: [
        'Der Vertrag hat eine Laufzeit von {n} Jahren.|{n} years',
        'Die Laufzeit beträgt {m} Monate.|{m} months',
        'Er wird auf {n} Jahre eingegangen.|{n} years',
      ],
      laws: ['Es gilt das Recht {law}.', 'Dieser Vertrag unterliegt dem Recht {law}.', 'Anzuwenden ist das Recht {law}.'],
      lands: [
        ['der Bundesrepublik Deutschland', 'Germany'],
        ['der Schweiz', 'Switzerland'],
        ['der Republik Österreich', 'Austria'],
      ],
      notices: ['Die Kündigungsfrist beträgt {k} Tage.', 'Er kann mit einer Frist von {k} Tagen gekündigt werden.'],
      asides: [
        'Das Angebot vom {other} ist Bestandteil.',
        'Die Verschwiegenheit gilt {k} Monate über das Ende hinaus.',
        'Die {c} haftet als Bürgin.',
        'Rechnungen sind binnen {k} Tagen zu zahlen.',
      ],
    },
    resume: {
      experience: split('Berufserfahrung|Beruflicher Werdegang|Bisherige Stellen'),
      education: split('Ausbildung|Studium|Schulen'),
      skills: split('Kenntnisse|Fähigkeiten'),
      posts: split('Softwareentwickler|Leiterin Einkauf|Krankenpfleger|Bauleiterin|Mediengestalter|Zweite Geige'),
      degrees: [
        ['Diplom', ', ', 'Maschinenbau'],
        ['B.Sc.', ' ', 'Physik'],
        ['Master', ' in ', 'Geschichte'],
      ],
      schools: split('Universität Leipzig|Hochschule Nordheim|Technische Universität Berlin|Meisterschule Auental'),
      now: 'heute',
    },
    statement: {
      banks: split('Volksbank Auental eG|Sparkasse Nordheim|Hansekontor AG'),
      titles: split('Kontoauszug|Auszug'),
      holder: split('Kontoinhaber|Kunde'),
      opening: split('Alter Saldo|Anfangssaldo|Stand zu Beginn'),
      closing: split('Neuer Saldo|Endsaldo|Stand am Ende'),
      number: split('Auszugsnummer|Auszug Nr.'),
      day: split('Auszugsdatum|Datum|Erstellt am'),
      columns: [
        ['Buchungstag', 'Text', 'Soll', 'Haben', 'Saldo'],
        ['Datum', 'Vorgang', 'Lastschrift', 'Gutschrift', 'Kontostand'],
      ],
      moves: split('Miete|Gehalt|Kartenzahlung Tankstelle|Dauerauftrag Verein|Bargeld'),
    },
  },
  fr: {
    contract: {
      titles: split('CONTRAT DE PRESTATION|Contrat de bail|Convention de services'),
      roles: [
        ['le Prestataire', 'le Client'],
        ['le Bailleur', 'le Preneur'],
      ],
      openings: [
        'Le présent contrat est conclu le {day} entre {a} (ci-après « {ra} ») et {b} (ci-après « {rb} »).',
        'Entre les soussignés : {a}, ci-après dénommé « {ra} », et {b}, ci-après dénommé « {rb} », il est convenu le {day} ce qui suit.',
      ],
      terms: ['La durée du contrat est de {n} ans.|{n} years', 'Il est conclu pour une durée de {m} mois.|{m} months'],
      laws: ['Le contrat est régi par le droit {law}.', 'Le droit {law} est applicable.'],
      lands: [
        ['français', 'France'],
        ['belge', 'Belgium'],
        ['suisse', 'Switzerland'],
      ],
      notices: ['Chaque partie peut le résilier moyennant un préavis de {k} jours.', 'Le préavis est de {k} jours.'],
      asides: [
        'Le devis du {other} en fait partie.',
        'Le secret est gardé pendant {k} mois après sa fin.',
        '{c} se porte caution.',
        'Les factures sont payables à {k} jours.',
      ],
    },
    resume: {
      experience: split('Expérience professionnelle|Parcours professionnel|Postes occupés'),
      education: split('Formation|Études|Écoles'),
      skills: split('Compétences|Savoir-faire'),
      posts: split('Ingénieur logiciel|Directrice commerciale|Infirmier|Chef de chantier|Graphiste|Second violon'),
      degrees: [
        ['Licence', ' de ', 'physique'],
        ['Master', ' en ', 'histoire'],
        ['BTS', ' ', 'Comptabilité'],
      ],
      schools: split('Université de Lyon|École supérieure du bois|Lycée des Tilleuls|Institut de la mer'),
      now: 'présent',
    },
    statement: {
      banks: split('Banque du Vallon|Crédit de la Rive|Caisse des Tilleuls'),
      titles: split('Relevé de compte|Relevé'),
      holder: split('Titulaire|Titulaire du compte'),
      opening: split('Ancien solde|Solde précédent|Au début'),
      closing: split('Nouveau solde|Solde final|À la fin'),
      number: split('Relevé n°|Numéro de relevé'),
      day: split('Date du relevé|Édité le|Date'),
      columns: [
        ['Date', 'Libellé', 'Débit', 'Crédit', 'Solde'],
        ['Date opération', 'Opération', 'Débit', 'Crédit', 'Solde'],
      ],
      moves: split('Loyer|Salaire|Paiement carte garage|Virement club|Retrait'),
    },
  },
  es: {
    contract: {
      titles: split('CONTRATO DE SERVICIOS|Contrato de arrendamiento|Acuerdo de colaboración'),
      roles: [
        ['el Proveedor', 'el Cliente'],
        ['el Arrendador', 'el Arrendatario'],
      ],
      openings: [
        'El presente contrato se celebra el {day} entre {a} (en adelante, “{ra}”) y {b} (en adelante, “{rb}”).',
        'De una parte, {a}, en adelante “{ra}”, y de otra, {b}, en adelante “{rb}”, acuerdan con fecha {day} lo siguiente.',
      ],
      terms: ['La duración del contrato es de {n} años.|{n} years', 'Tendrá una duración de {m} meses.|{m} months'],
      laws: ['El contrato se regirá por la ley {law}.', 'Es aplicable la legislación {law}.'],
      lands: [
        ['española', 'Spain'],
        ['mexicana', 'Mexico'],
      ],
      notices: ['Podrá resolverse con un preaviso de {k} días.', 'El plazo de preaviso es de {k} días.'],
      asides: [
        'La oferta del {other} forma parte de él.',
        'El secreto se guarda durante {k} meses después.',
        '{c} responde como fiador.',
        'Las facturas se pagan a {k} días.',
      ],
    },
    resume: {
      experience: split('Experiencia profesional|Experiencia|Puestos'),
      education: split('Formación|Estudios|Centros'),
      skills: split('Habilidades|Competencias'),
      posts: split('Ingeniera de software|Jefe de ventas|Enfermera|Diseñador gráfico|Segundo violín'),
      degrees: [
        ['Grado', ' en ', 'Física'],
        ['Máster', ' en ', 'Historia'],
        ['Licenciatura', ' en ', 'Biología'],
      ],
      schools: split('Universidad de Salamanca|Instituto del Mar|Escuela Superior de Diseño'),
      now: 'actualidad',
    },
    statement: {
      banks: split('Banco del Valle|Caja de la Ribera'),
      titles: split('Extracto de cuenta|Extracto'),
      holder: split('Titular|Titular de la cuenta'),
      opening: split('Saldo anterior|Saldo inicial|Al principio'),
      closing: split('Saldo final|Nuevo saldo|Al final'),
      number: split('Extracto n.º|Número de extracto'),
      day: split('Fecha del extracto|Fecha'),
      columns: [['Fecha', 'Concepto', 'Debe', 'Haber', 'Saldo']],
      moves: split('Alquiler|Nómina|Pago con tarjeta|Recibo club|Cajero'),
    },
  },
  it: {
    contract: {
      titles: split('CONTRATTO DI SERVIZI|Contratto di locazione|Accordo quadro'),
      roles: [
        ['il Fornitore', 'il Cliente'],
        ['il Locatore', 'il Conduttore'],
      ],
      openings: [
        'Il presente contratto è stipulato in data {day} tra {a} (di seguito “{ra}”) e {b} (di seguito “{rb}”).',
        'Tra {a}, di seguito denominata “{ra}”, e {b}, di seguito denominata “{rb}”, si conviene il {day} quanto segue.',
      ],
      terms: ['La durata del contratto è di {n} anni.|{n} years', 'Il contratto ha durata di {m} mesi.|{m} months'],
      laws: ['Il contratto è regolato dalla legge {law}.', 'Si applica la legge {law}.'],
      lands: [
        ['italiana', 'Italy'],
        ['svizzera', 'Switzerland'],
      ],
      notices: ['Ciascuna parte può recedere con un preavviso di {k} giorni.', 'Il preavviso è di {k} giorni.'],
      asides: [
        'L’offerta del {other} ne fa parte.',
        'La riservatezza dura {k} mesi dopo la fine.',
        '{c} presta garanzia.',
        'Le fatture si pagano a {k} giorni.',
      ],
    },
    resume: {
      experience: split('Esperienza professionale|Esperienze lavorative|Incarichi'),
      education: split('Istruzione e formazione|Formazione|Scuole'),
      skills: split('Competenze|Capacità'),
      posts: split('Ingegnere del software|Responsabile vendite|Infermiera|Grafico|Secondo violino'),
      degrees: [
        ['Laurea', ' in ', 'Fisica'],
        ['Laurea magistrale', ' in ', 'Storia'],
        ['Diploma', ' di ', 'geometra'],
      ],
      schools: split('Università di Bologna|Politecnico di Torino|Istituto del Mare'),
      now: 'presente',
    },
    statement: {
      banks: split('Banca della Valle|Cassa di Risparmio di Rivalta'),
      titles: split('Estratto conto'),
      holder: split('Intestatario|Titolare'),
      opening: split('Saldo iniziale|Saldo precedente|All’inizio'),
      closing: split('Saldo finale|Nuovo saldo|Alla fine'),
      number: split('Estratto conto n.|Numero estratto'),
      day: split('Data estratto|Data'),
      columns: [['Data', 'Descrizione', 'Dare', 'Avere', 'Saldo']],
      moves: split('Affitto|Stipendio|Pagamento carta|Bonifico circolo|Prelievo'),
    },
  },
  nl: {
    contract: {
      titles: split('OVEREENKOMST VAN OPDRACHT|Huurovereenkomst|Raamovereenkomst'),
      roles: [
        ['Opdrachtnemer', 'Opdrachtgever'],
        ['Verhuurder', 'Huurder'],
      ],
      openings: [
        'Deze overeenkomst is gesloten op {day} tussen {a} (hierna: “{ra}”) en {b} (hierna: “{rb}”).',
        'De ondergetekenden {a}, hierna te noemen “{ra}”, en {b}, hierna te noemen “{rb}”, komen op {day} het volgende overeen.',
      ],
      terms: ['De looptijd van de overeenkomst is {n} jaar.|{n} years', 'Zij wordt aangegaan voor de duur van {m} maanden.|{m} months'],
      laws: ['Op deze overeenkomst is {law} recht van toepassing.'],
      lands: [
        ['Nederlands', 'Netherlands'],
        ['Belgisch', 'Belgium'],
      ],
      notices: ['De opzegtermijn bedraagt {k} dagen.', 'Opzegging kan met inachtneming van {k} dagen.'],
      asides: [
        'De offerte van {other} maakt er deel van uit.',
        'Geheimhouding geldt {k} maanden na afloop.',
        '{c} staat borg.',
        'Facturen worden binnen {k} dagen betaald.',
      ],
    },
    resume: {
      experience: split('Werkervaring|Ervaring|Vorige banen'),
      education: split('Opleiding|Opleidingen|Scholen'),
      skills: split('Vaardigheden|Kennis'),
      posts: split('Softwareontwikkelaar|Hoofd inkoop|Verpleegkundige|Grafisch ontwerper|Tweede viool'),
      degrees: [
        ['Bachelor', ' ', 'Natuurkunde'],
        ['Master', ' ', 'Geschiedenis'],
        ['Diploma', ', ', 'Verpleegkunde'],
      ],
      schools: split('Universiteit Utrecht|Hogeschool Noordzee|Technische Universiteit Delft'),
      now: 'heden',
    },
    statement: {
      banks: split('Bank van de Vecht|Spaarbank Noord'),
      titles: split('Rekeningafschrift|Afschrift'),
      holder: split('Rekeninghouder|Klant'),
      opening: split('Vorig saldo|Beginsaldo|Aan het begin'),
      closing: split('Nieuw saldo|Eindsaldo|Aan het eind'),
      number: split('Afschrift nr.|Afschriftnummer'),
      day: split('Datum afschrift|Datum'),
      columns: [['Datum', 'Omschrijving', 'Af', 'Bij', 'Saldo']],
      moves: split('Huur|Salaris|Betaalautomaat garage|Overboeking club|Geldopname'),
    },
  },
  pt: {
    contract: {
      titles: split('CONTRATO DE PRESTAÇÃO DE SERVIÇOS|Contrato de arrendamento|Acordo'),
      roles: [
        ['o Prestador', 'o Cliente'],
        ['o Senhorio', 'o Inquilino'],
      ],
      openings: [
        'O presente contrato é celebrado em {day} entre {a} (doravante “{ra}”) e {b} (doravante “{rb}”).',
        'Entre {a}, adiante designada “{ra}”, e {b}, adiante designada “{rb}”, é acordado em {day} o seguinte.',
      ],
      terms: ['A duração do contrato é de {n} anos.|{n} years', 'Vigora pelo prazo de {m} meses.|{m} months'],
      laws: ['O contrato é regido pela lei {law}.', 'Aplica-se a lei {law}.'],
      lands: [
        ['portuguesa', 'Portugal'],
        ['brasileira', 'Brazil'],
      ],
      notices: ['Pode ser denunciado com aviso prévio de {k} dias.', 'O aviso prévio é de {k} dias.'],
      asides: [
        'A proposta de {other} faz parte dele.',
        'O sigilo mantém-se por {k} meses após o fim.',
        '{c} presta fiança.',
        'As faturas pagam-se a {k} dias.',
      ],
    },
    resume: {
      experience: split('Experiência profissional|Experiência|Cargos'),
      education: split('Formação|Educação|Escolas'),
      skills: split('Competências|Aptidões'),
      posts: split('Engenheira de software|Diretor comercial|Enfermeiro|Designer gráfico|Segundo violino'),
      degrees: [
        ['Licenciatura', ' em ', 'Física'],
        ['Mestrado', ' em ', 'História'],
      ],
      schools: split('Universidade de Coimbra|Instituto do Mar|Escola Superior de Design'),
      now: 'presente',
    },
    statement: {
      banks: split('Banco do Vale|Caixa da Ribeira'),
      titles: split('Extrato de conta|Extrato'),
      holder: split('Titular|Titular da conta'),
      opening: split('Saldo anterior|Saldo inicial|No início'),
      closing: split('Saldo final|Novo saldo|No fim'),
      number: split('Extrato n.º|Número do extrato'),
      day: split('Data do extrato|Data'),
      columns: [['Data', 'Descrição', 'Débito', 'Crédito', 'Saldo']],
      moves: split('Renda|Salário|Pagamento cartão|Transferência clube|Levantamento'),
    },
  },
}
