export type EnquiryTables = Record<never, never>
