// What the data file of an electronic invoice says, by the names of our own fields: Cross Industry Invoice (Factur-X, ZUGFeRD 1 and 2,
// XRechnung) and UBL 2 (invoice and credit note). The paths are those of EN 16931-3.

import { attributeOf, elementsAt, textOf, type XmlNode } from './xml-tree.ts'

/** What kind of document the file is of, by the code of UNTDID 1001; no field of ours, so that its name can be none. */
const typeCode = '(type code)'

/** Credit notes and the like by UNTDID 1001, as EN 16931 names them: their sums are positive though the money goes the other way. */
const credits: ReadonlySet<string> = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532'])

/** True for the data of a credit note. */
export const isCreditNote = (data: ReadonlyMap<string, string>): boolean => credits.has(data.get(typeCode) ?? '')

/** Where a field stands: the path of element names, and the attribute that must have a value. */
interface Where {
  readonly name: string
  readonly path: string
  readonly scheme?: string
}

const ciiParty = (party: string, place: string): readonly Where[] => [
  { name: `${party}_name`, path: `${place}/Name` },
  { name: `${party}_street`, path: `${place}/PostalTradeAddress/LineOne` },
  { name: `${party}_postcode`, path: `${place}/PostalTradeAddress/PostcodeCode` },
  { name: `${party}_city`, path: `${place}/PostalTradeAddress/CityName` },
  { name: `${party}_vat_id`, path: `${place}/SpecifiedTaxRegistration/ID`, scheme: 'VA' },
  { name: `${party}_tax_number`, path: `${place}/SpecifiedTaxRegistration/ID`, scheme: 'FC' },
]

/** The three parts of a Cross Industry Invoice are named otherwise in its first version. */
const cii = (root: string, head: string, trade: string, kind: string, sum: string): readonly Where[] => {
  const part = (name: string): string => `${root}/${trade}/Applicable${kind}Trade${name}`
  const total = `${part('Settlement')}/SpecifiedTradeSettlement${sum}MonetarySummation`
  return [
    { name: typeCode, path: `${root}/${head}/TypeCode` },
    { name: 'invoice_number', path: `${root}/${head}/ID` },
    { name: 'issue_date', path: `${root}/${head}/IssueDateTime/DateTimeString` },
    { name: 'order_number', path: `${part('Agreement')}/BuyerOrderReferencedDocument/${sum === '' ? 'ID' : 'IssuerAssignedID'}` },
    ...ciiParty('seller', `${part('Agreement')}/SellerTradeParty`),
    ...ciiParty('buyer', `${part('Agreement')}/BuyerTradeParty`),
    { name: 'delivery_date', path: `${part('Delivery')}/ActualDeliverySupplyChainEvent/OccurrenceDateTime/DateTimeString` },
    { name: 'currency', path: `${part('Settlement')}/InvoiceCurrencyCode` },
    { name: 'iban', path: `${part('Settlement')}/SpecifiedTradeSettlementPaymentMeans/PayeePartyCreditorFinancialAccount/IBANID` },
    { name: 'due_date', path: `${part('Settlement')}/SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString` },
    { name: 'lines_total', path: `${total}/LineTotalAmount` },
    { name: 'net_total', path: `${total}/TaxBasisTotalAmount` },
    { name: 'tax_total', path: `${total}/TaxTotalAmount` },
    { name: 'gross_total', path: `${total}/GrandTotalAmount` },
    { name: 'prepaid', path: `${total}/TotalPrepaidAmount` },
    { name: 'amount_due', path: `${total}/DuePayableAmount` },
  ]
}

const ublParty = (party: string, place: string): readonly Where[] => [
  { name: `${party}_name`, path: `${place}/Party/PartyLegalEntity/RegistrationName` },
  { name: `${party}_name`, path: `${place}/Party/PartyName/Name` },
  { name: `${party}_street`, path: `${place}/Party/PostalAddress/StreetName` },
  { name: `${party}_postcode`, path: `${place}/Party/PostalAddress/PostalZone` },
  { name: `${party}_city`, path: `${place}/Party/PostalAddress/CityName` },
  { name: `${party}_vat_id`, path: `${place}/Party/PartyTaxScheme/CompanyID` },
]

const ubl = (root: string): readonly Where[] => [
  { name: typeCode, path: `${root}/${root}TypeCode` },
  { name: 'invoice_number', path: `${root}/ID` },
  { name: 'issue_date', path: `${root}/IssueDate` },
  { name: 'due_date', path: `${root}/DueDate` },
  { name: 'currency', path: `${root}/DocumentCurrencyCode` },
  { name: 'order_number', path: `${root}/OrderReference/ID` },
  { name: 'delivery_date', path: `${root}/Delivery/ActualDeliveryDate` },
  ...ublParty('seller', `${root}/AccountingSupplierParty`),
  ...ublParty('buyer', `${root}/AccountingCustomerParty`),
  { name: 'iban', path: `${root}/PaymentMeans/PayeeFinancialAccount/ID` },
  { name: 'lines_total', path: `${root}/LegalMonetaryTotal/LineExtensionAmount` },
  { name: 'net_total', path: `${root}/LegalMonetaryTotal/TaxExclusiveAmount` },
  { name: 'tax_total', path: `${root}/TaxTotal/TaxAmount` },
  { name: 'gross_total', path: `${root}/LegalMonetaryTotal/TaxInclusiveAmount` },
  { name: 'prepaid', path: `${root}/LegalMonetaryTotal/PrepaidAmount` },
  { name: 'amount_due', path: `${root}/LegalMonetaryTotal/PayableAmount` },
]

const places: readonly Where[] = [
  ...cii('CrossIndustryInvoice', 'ExchangedDocument', 'SupplyChainTradeTransaction', 'Header', 'Header'),
  ...cii('CrossIndustryDocument', 'HeaderExchangedDocument', 'SpecifiedSupplyChainTradeTransaction', 'SupplyChain', ''),
  ...ubl('Invoice'),
  ...ubl('CreditNote'),
]

/** Field names with what the data file says for them, as written there; empty for a file that is no invoice's. */
export function invoiceData(tree: XmlNode): ReadonlyMap<string, string> {
  const data = new Map<string, string>()
  for (const { name, path, scheme } of places) {
    if (data.has(name)) continue
    const found = elementsAt(tree, path.split('/')).find((node) => scheme === undefined || attributeOf(node, 'schemeID') === scheme)
    const text = found === undefined ? '' : textOf(found)
    if (text !== '') data.set(name, text)
  }
  if (!data.has(typeCode) && data.size > 0 && elementsAt(tree, ['CreditNote']).length > 0) data.set(typeCode, '381')
  return data
}
