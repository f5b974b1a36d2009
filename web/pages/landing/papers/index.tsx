import { Contract } from './Contract.tsx'
import { Form } from './Form.tsx'
import { Invoice } from './Invoice.tsx'
import { Receipt } from './Receipt.tsx'
import { Resume } from './Resume.tsx'
import './papers.css'

/** The sample documents by name. They are pictures: hidden from assistive technology where they stand, which names what they show. */
export const papers = { invoice: Invoice, resume: Resume, contract: Contract, receipt: Receipt, form: Form } as const
export type PaperName = keyof typeof papers
