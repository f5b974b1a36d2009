// The operator's marketing content, in one place: claims, use cases, press, questions. Rebrand here.

export const statistics = [
  { figure: '20+', text: 'document types' },
  { figure: '120+', text: 'countries' },
  { figure: '99.9%', text: 'accuracy', link: { to: '/accuracy', text: 'how we measure' } },
  { figure: '24/7', text: 'support' },
] as const

/** The use-case cards: `timestamp` is the day on the sample document, `converter` what reads such documents field by field. */
export const useCases = [
  {
    type: 'Invoice',
    colour: 'blue',
    icon: 'document',
    title: 'Smart Invoicing',
    description: 'Supplier, dates, tax and every line, checked against the total.',
    timestamp: '3 Dec 2024',
    image: 'invoice',
    converter: 'kv-excel',
  },
  {
    type: 'Resume',
    colour: 'purple',
    icon: 'badge',
    title: 'Resume Scanner',
    description: 'Jobs, skills and dates in one tidy row per person.',
    timestamp: '2 Dec 2024',
    image: 'resume',
    converter: 'kv-excel',
  },
  {
    type: 'Contract',
    colour: 'green',
    icon: 'scales',
    title: 'Contract Analysis',
    description: 'Parties, terms, fees and notice periods, each with its clause.',
    timestamp: '9 Sep 2024',
    image: 'contract',
    converter: 'kv-json',
  },
  {
    type: 'Receipt',
    colour: 'red',
    icon: 'receipt',
    title: 'Receipt Processing',
    description: 'Merchant, date, items and total from the smallest slip.',
    timestamp: '14 Dec 2024',
    image: 'receipt',
    converter: 'kv-excel',
  },
  {
    type: 'Custom',
    colour: 'yellow',
    icon: 'shapes',
    title: 'Custom Documents',
    description: 'Forms, logs, lab sheets. You name the fields.',
    timestamp: '17 Nov 2024',
    image: 'form',
    converter: 'kv-json',
  },
] as const
export type UseCase = (typeof useCases)[number]

/** Sample items of our own making, to be replaced by the operator with real coverage and real links. */
export const news = [
  {
    id: 'shows-its-working',
    title: 'A converter that shows its working',
    source: 'The Paper Trail',
    date: '3 December 2024',
    readTime: '5 min read',
    excerpt: 'Most tools hand you a number and ask for faith. This one draws a line from the cell to the ink.',
    link: 'https://example.com/a-converter-that-shows-its-working',
  },
  {
    id: 'month-end',
    title: 'The month-end close, minus the typing',
    source: 'Ledger & Code',
    date: '9 December 2024',
    readTime: '4 min read',
    excerpt: 'What happens to a quarter of supplier invoices when a person checks only the values that need checking.',
    link: 'https://example.com/the-month-end-close',
  },
  {
    id: 'worst-paper',
    title: 'Scans, stamps and coffee rings',
    source: 'Open Office Weekly',
    date: '16 December 2024',
    readTime: '6 min read',
    excerpt: 'We looked for the worst paper we could find. A good reader does not guess; it asks.',
    link: 'https://example.com/scans-stamps-and-coffee-rings',
  },
  {
    id: 'never-leave',
    title: 'Documents that never leave the building',
    source: 'Northern Tech Post',
    date: '20 December 2024',
    readTime: '4 min read',
    excerpt: 'The same engine on your own machines, with the cable unplugged.',
    link: 'https://example.com/documents-that-never-leave-the-building',
  },
] as const

export const questions = [
  {
    question: 'Which files can I convert?',
    answer: 'PDF, JPEG, PNG and TIFF, up to 50 MB and 300 pages a file.',
    converter: 'image-to-excel',
  },
  {
    question: 'What do I get back?',
    answer: 'XLSX, CSV, Markdown and structured data (JSON). Every value keeps its page, its box and its confidence.',
  },
  {
    question: 'What happens to my files?',
    answer:
      'The upload is deleted as soon as the job ends: files are deleted after processing. Results stay 24 hours unless you choose 0, 1 hour or 7 days, and you can delete them at once.',
  },
  {
    question: 'What does a page cost?',
    answer: '10 to 20 credits, shown before you start. Pages that fail, pages you cancel and blank pages cost nothing.',
  },
  {
    question: 'How accurate is it?',
    answer: 'It depends on the document, so we publish our benchmark: data set, metric, figure and date for each kind.',
  },
  {
    question: 'Can it run on our own servers?',
    answer: 'Yes, with no connection to the outside. Tell us how many people will use it and we answer within 24 to 48 hours.',
  },
] as const

export const showcase = [
  {
    colour: 'blue',
    chip: 'Invoice to Excel',
    converter: 'pdf-to-excel',
    title: 'Every line, checked against the total',
    paper: 'invoice',
    code: [
      ['k', 'description', 's', '"Object labels, sets of 20"'],
      ['k', 'quantity', 'n', '12'],
      ['k', 'unit_price', 'n', '18.40'],
      ['k', 'amount', 'ml', '220.80'],
    ],
  },
  {
    colour: 'red',
    chip: 'Receipt to JSON',
    converter: 'kv-json',
    title: 'A small slip, understood in German',
    paper: 'receipt',
    code: [
      ['k', 'merchant', 's', '"Korn & Krume"'],
      ['k', 'date', 's', '"2024-12-14"'],
      ['k', 'total', 'ml', '22.19'],
      ['k', 'tip', 'n', 'null'],
    ],
  },
  {
    colour: 'green',
    chip: 'Contract to JSON',
    converter: 'kv-json',
    title: 'Clauses in reading order',
    paper: 'contract',
    code: [
      ['k', 'parties', 's', '["Brightwater Logistics Ltd", "Oduya Consulting GmbH"]'],
      ['k', 'term', 'ml', '"24 months"'],
      ['k', 'fee', 's', '"EUR 8,400 per month"'],
      ['k', 'law', 's', '"the Netherlands"'],
    ],
  },
  {
    colour: 'purple',
    chip: 'Resume to JSON',
    converter: 'kv-json',
    title: 'A working life in one row',
    paper: 'resume',
    code: [
      ['k', 'name', 'ml', '"Amara Lindqvist"'],
      ['k', 'position', 's', '"Senior data engineer"'],
      ['k', 'company', 's', '"Fjordlinje"'],
      ['k', 'since', 's', '"2021-03"'],
    ],
  },
] as const
