// Templates: lists of fields that are kept.

import { counted } from './counted.ts'
import type { Shown } from './shown.ts'

export const templates = 'Templates'
export const theFileCouldNotBe = 'The file could not be read.'
export const linkCopiedItOpensFor = 'Link copied: it opens for everyone signed in to this account'
export const listsOfFieldsToLook = 'Lists of fields to look for, for every document of a kind.'
export const fromAJsonSchema = 'From a JSON Schema'
export const newTemplate = 'New template'
export const jsonSchema = 'JSON Schema'
export const theTemplatesCouldNotBe = 'The templates could not be loaded'
export const tryAgainInAMoment = 'Try again in a moment.'
export const noTemplateYet = 'No template yet'
export const nameTheFieldsOnceAnd = 'Name the fields once, and use them for every document that looks alike.'
export const fields = (count: number): string => counted(count, 'field')
export const changed = ', changed '
export const use = 'Use'
export const change = (name: Shown): string => `Change ${name}`
export const duplicate = (name: Shown): string => `Duplicate ${name}`
export const copyOf = (name: Shown): string => `Copy of ${name}`
export const copyALinkTo = (name: Shown): string => `Copy a link to ${name}`
export const saveAsJsonSchema = (name: Shown): string => `Save ${name} as JSON Schema`
export const deleteLabel = (name: Shown): string => `Delete ${name}`
export const templateSaved = 'Template saved'
export const notSavedYet = 'Not saved yet. Save it, or close once more to leave it as it was.'
export const lookedForIn = 'Looked for in'
export const anyDocument = 'Any document: these fields alone'
export const eachByItsKind = 'Each document by its kind'
export const onlyTheseFields = 'Nothing else is looked for.'
export const besideItsUsualFields = 'The usual fields of the kind are looked for as well.'
export const besideThoseOf = (kind: Shown): string => `${kind}, and `
export const giveTheTemplateAName = 'Give the template a name'
export const nameAtLeastOneField = 'Name at least one field'
export const changeTheTemplate = 'Change the template'
export const leaveAsItWas = 'Leave as it was'
export const save = 'Save '
export const itCouldNotBeSaved = 'It could not be saved. Try again.'
export const nameLabel = 'Name'
export const deleted = 'Deleted'
export const deleteThisTemplate = 'Delete this template?'
export const keepIt = 'Keep it'
export const deleteTheTemplate = 'Delete the template'
export const goesAtOnceConversionsMade = ' goes at once. Conversions made with it keep their results.'
export const itCouldNotBeDeleted = 'It could not be deleted. Try again.'
export const noSuchTemplate = 'The template of this link is not in this account: it was deleted, or somebody else made it.'
