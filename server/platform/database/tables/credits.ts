import type { Generated } from 'kysely'

/** The double-entry ledger. Transactions and entries are written once; the database refuses to change or delete them. */
export interface CreditTables {
  ledgerAccounts: {
    id: Generated<string>
    /** user: to spend. held: reserved by conversions. issued, revenue, expired: the house's side. */
    kind: 'user' | 'held' | 'issued' | 'revenue' | 'expired'
    /** null for the house's accounts. */
    userId: string | null
    /** Sum of the entries, kept by a trigger for accounts of users, never below zero; the house's accounts keep none. */
    balance: Generated<number>
  }
  ledgerTransactions: {
    id: Generated<string>
    /** Order of arrival, for histories. */
    sequence: Generated<number>
    kind: 'welcome' | 'purchase' | 'grant' | 'hold' | 'conversion' | 'release' | 'refund' | 'expiry'
    userId: string
    /** Names what caused it; unique, so that the same cause never counts twice. */
    reference: string
    createdAt: Date
    description: string
    orderId: string | null
    amountMinor: number | null
    currency: string | null
  }
  ledgerEntries: {
    transactionId: string
    accountId: string
    /** Credits; the entries of a transaction sum to zero. */
    credits: number
  }
  creditLots: {
    id: Generated<string>
    userId: string
    transactionId: string
    credits: number
    remaining: number
    expiresAt: Date
  }
  creditHolds: {
    id: Generated<string>
    userId: string
    reference: string
    credits: number
    state: Generated<'open' | 'resolved'>
    charged: Generated<number>
    refunded: Generated<number>
    createdAt: Date
    resolvedAt: Date | null
  }
  /** Which lots a hold took its credits from. */
  creditHoldLots: { holdId: string; lotId: string; credits: number }
}
