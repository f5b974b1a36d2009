import { expect, newPerson, test } from '../account.ts'

test('a form that lacks values names each of them and moves focus to the first', async ({ page }) => {
  await page.goto('/auth?mode=signup')
  await page.getByRole('button', { name: 'Make account' }).click()
  for (const sentence of [
    'FirstName is required',
    'LastName is required',
    'Username is required',
    'Email is required',
    'Password is required',
  ])
    await expect(page.getByText(sentence)).toBeVisible()
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('E-mail').fill('not an address')
  await expect(page.getByText('Invalid email format')).toBeVisible()
  await page.getByLabel('Phone').fill('123')
  await page.getByLabel('E-mail').focus()
  await expect(page.getByText('Invalid phone number (10 digits required)')).toBeVisible()
})

test('an unknown address and a wrong password are told apart, and the values stay', async ({ page, account }) => {
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill(newPerson().email)
  await page.getByLabel('Password', { exact: true }).fill('whatever-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('No account found with this email')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('No User Found')

  await page.getByLabel('E-mail').fill(account.email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Invalid password', { exact: true })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
})

test('a taken address and a taken name are marked on their fields', async ({ page, account }) => {
  await page.goto('/auth?mode=signup')
  const fresh = newPerson()
  const fill = async (email: string, username: string) => {
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Moss')
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(fresh.password)
    await page.getByRole('button', { name: 'Make account' }).click()
  }
  await fill(fresh.email, account.username)
  await expect(page.getByText('Username is already taken')).toBeVisible()
  await fill(account.email, fresh.username)
  await expect(page.getByText('Email is already registered')).toBeVisible()
})

test('a wrong code is refused, and one not complete cannot be sent', async ({ page }) => {
  const person = newPerson()
  await page.goto('/auth?mode=signup')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Make account' }).click()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await expect(page.getByText(/Send again in 0:\d\d/)).toBeVisible()
  await page.getByLabel('Digit 1 of 6').pressSequentially('00000')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeDisabled()
  await page.getByLabel('Digit 6 of 6').pressSequentially('0')
  await expect(page.getByRole('alert')).toContainText('Invalid OTP')
  await expect(page.getByLabel('Digit 1 of 6')).toBeFocused()

  // Logging in before the code is entered leads back to it.
  await page.goto('/auth')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Enter the code' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
})

test('a forgotten password is replaced with the mailed code', async ({ page, account, request }) => {
  const { codeFor } = await import('../account.ts')
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Forgot it?' }).click()
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('Please enter your email')).toBeVisible()
  await page.getByLabel('E-mail').fill(newPerson().email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByText('No user exists with this email').first()).toBeVisible()
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await expect(page.getByRole('heading', { name: 'New password' })).toBeVisible()
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Please enter a valid 6-digit OTP')).toBeVisible()
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible()

  const code = await codeFor(request, account.email, (mail) => /password/i.test(mail.subject + mail.text))
  const fresh = `${account.password}-new`
  await page.getByLabel('Digit 1 of 6').pressSequentially(code === '000000' ? '000001' : '000000')
  await page.getByLabel('New password').fill(fresh)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByRole('alert')).toContainText('Invalid OTP. Please try again.')
  await page.getByLabel('Digit 1 of 6').focus()
  for (const [index, digit] of [...code].entries()) await page.getByLabel(`Digit ${index + 1} of 6`).pressSequentially(digit)
  await page.getByRole('button', { name: 'Set the new password' }).click()
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a dead session covers the page, says so, and leads to the login', async ({ page, account, request }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good')
  await request.post('/api/docmill/logout', { headers: { authorization: `Bearer ${account.token}` } })
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Session Expired' })).toBeVisible()
  await expect(page).toHaveURL(/\/auth$/)
  await expect(page.getByText('Session expired. Please login again.')).toBeVisible()
})

test('without a session the dashboard leads to the login', async ({ page }) => {
  await page.goto('/dashboard/credits')
  await expect(page).toHaveURL(/\/auth/)
})
