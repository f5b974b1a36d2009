import { dateField, listField, textField } from './building.ts'
import type { PublishedList } from './published-list.ts'

export const contract: PublishedList = {
  kind: 'contract',
  version: 1,
  title: 'Contract',
  definitions: [
    dateField(
      'effective_date',
      'Effective date',
      'The day from which it holds.',
      'effective date|date of agreement|commencement date|start date|datum|vertragsbeginn',
    ),
    textField(
      'jurisdiction',
      'Governing law',
      'State or country whose law governs.',
      'governing law|jurisdiction|applicable law|gerichtsstand',
    ),
    textField('term', 'Term', 'How long it runs.', 'term|duration|laufzeit|durée|duración|durata|looptijd|prazo'),
    listField('party', 'Parties', 'Who agrees.', [textField('name', 'Name', 'Name of the party.', 'party|between|partei')]),
  ],
}
