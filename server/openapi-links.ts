import type { CallName } from '@docmill/contracts'
import type { OpenAPIV3_1 } from 'openapi-types'

type Links = Readonly<Record<string, OpenAPIV3_1.LinkObject & { readonly operationId: CallName }>>

/** To what concerns a job, whose identifier stands in the answer at `id`. */
const toJob = (id: string): Links => ({
  job: { operationId: 'devJob', parameters: { id }, description: 'The job as it stands.' },
  events: { operationId: 'devJobEvents', parameters: { id }, description: 'Its progress.' },
  result: { operationId: 'devResult', parameters: { id, format: 'json' }, description: 'A result of its first document.' },
  workbook: {
    operationId: 'devWorkbook',
    parameters: { jobs: id },
    description: 'The fields of all its documents in one workbook.',
  },
  erase: { operationId: 'devDeleteJob', parameters: { id }, description: 'Cancels and erases it.' },
})
const answered = '$response.body#/id'
const uploaded = { model_name: 'pdf-to-excel', inputs: [{ upload_id: answered }] }

/** Where the answers of calls lead: what a program, or one that explores the API by itself, can ask next with an identifier it was given. */
export const linksOf: Readonly<Partial<Record<CallName, Links>>> = {
  devConvert: toJob(answered),
  devJob: toJob(answered),
  devJobs: {
    ...toJob('$response.body#/jobs/0/id'),
    next: { operationId: 'devJobs', parameters: { before: '$response.body#/next' }, description: 'The page after this one.' },
  },
  devUpload: {
    quote: { operationId: 'devQuote', requestBody: uploaded, description: 'What converting it would cost.' },
    convert: { operationId: 'devConvert', requestBody: uploaded, description: 'A job that takes it.' },
    delete: { operationId: 'devDeleteUpload', parameters: { id: answered }, description: 'Deletes it, while no job has taken it.' },
  },
  devWebhookDeliveries: {
    replay: { operationId: 'devReplayWebhook', parameters: { id: '$response.body#/deliveries/0/id' }, description: 'Sends it once more.' },
    next: { operationId: 'devWebhookDeliveries', parameters: { before: '$response.body#/next' }, description: 'The page after this one.' },
  },
  devReplayWebhook: {
    deliveries: { operationId: 'devWebhookDeliveries', description: 'Where it is listed, with what was answered.' },
  },
}
