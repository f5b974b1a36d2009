import { expect, signIn, test } from '../account.ts'
import { expectAccessible } from '../screens.ts'

const kinds = ['text', 'number', 'money', 'date', 'percent', 'tick', 'list'] as const

test('a template holds fields of every kind, can be changed, duplicated and deleted, and says what it lacks', async ({ page, account }) => {
  await signIn(page, account)
  await page.goto('/dashboard/templates')
  await page.getByRole('button', { name: 'New template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Policy')
  for (const [at, kind] of kinds.entries()) {
    if (at > 0) await dialog.getByRole('button', { name: 'Add a field' }).click()
    await dialog.getByLabel(`Name of field ${at + 1}`, { exact: true }).fill(`a_${kind}`)
    await dialog.getByLabel(`Kind of field ${at + 1}`, { exact: true }).selectOption(kind)
  }
  const save = dialog.getByRole('button', { name: 'Save 7 fields' })
  await save.click()
  await expect(dialog.getByText('Name the columns of a_list')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add a column' }).click()
  await dialog.getByLabel('Kind of column 1 of a_list').selectOption('money')
  await dialog.getByText('More', { exact: true }).first().click()
  await dialog.getByLabel('Labels documents print for it').first().fill('Policy no., Number')
  await dialog.getByLabel('Pattern that its whole text must fit').first().fill('HP-(')
  await save.click()
  await expect(dialog.getByText('The pattern of a_text is no regular expression')).toBeVisible()
  await dialog.getByLabel('Pattern that its whole text must fit').first().fill('HP-\\d+')
  // Neither a press beside the dialog nor one on Esc undoes what was typed.
  await page.mouse.click(8, 500)
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Not saved yet')).toBeVisible()
  await expectAccessible(page, 'template-of-every-kind')
  await save.click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'Duplicate Policy' }).click()
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Copy of Policy')
  await expect(dialog.getByLabel('Kind of column 1 of a_list')).toHaveValue('money')
  await dialog.getByLabel('Looked for in').selectOption('invoice')
  await dialog.getByRole('button', { name: 'Move a_number up' }).click()
  await save.click()
  await expect(page.locator('.template').first()).toContainText('Invoice, and 7 fields')
  await expect(page.locator('.template').first()).toContainText('a_number, a_text, a_money')

  await page.getByRole('button', { name: 'Delete Copy of Policy' }).click()
  await dialog.getByRole('button', { name: 'Delete the template' }).click()
  await expect(page.locator('.template')).toHaveCount(1)

  // On a phone the acts of a template with many fields stand within the screen.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('button', { name: 'Delete Policy' })).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, 'templates-on-a-phone')
})
