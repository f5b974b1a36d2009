export { createPayments, type PaymentDependencies, type Payments } from './payments.ts'
