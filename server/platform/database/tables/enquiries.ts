import type { Generated } from 'kysely'

export interface EnquiryTables {
  /** What visitors wrote to sales. */
  enquiries: {
    id: Generated<string>
    kind: 'contact' | 'on-premise'
    name: string
    companyName: string
    email: string
    requirement: string
    /** Contact face: wants to speak with the team. */
    needAgent: boolean | null
    /** On-premise face. */
    usersCount: number | null
    createdAt: Date
  }
}
