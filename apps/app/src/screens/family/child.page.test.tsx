// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { Methods } from '#contract'
import { response, missing, refuse } from '#client/testing'
import { payOptions, walletOf } from '../../testing/fixtures.ts'
import { fill, press, renderScreen, shown, siteSettings, waitFor } from '../../testing/render-screen.tsx'

type Child = Methods['mela.family.get_child']['output']

const child: Child = {
  ...{ reads: [], requests: [], changes: [], enrolments: [], steps: [], family: 'FAM-1', documents: [] },
  guardians: [
    {
      ...{ name: 'GRD-1', full_name: 'Meena', phone: '+919840012345', email: null, relation: 'mother' },
      ...{ rights: { may_view: 1, may_change: 1, may_pay: 1, may_collect: 1 }, is_me: 1 },
    },
  ],
  consents: [
    {
      ...{ purpose: 'pictures on our pages', state: 'given', given_by: 'Meena', version: '1' },
      ...{ given_at: '2026-06-01 10:00:00', withdrawn_at: null, withdrawn_by: null },
    },
  ],
  home: {
    address: '4 Lake Road',
    address_line_2: null,
    city: 'Chennai',
    state: 'Tamil Nadu',
    zip_code: '600028',
  },
  emergency: {
    ...{ emergency_contact_name: 'Ravi', emergency_contact_phone: '+919840054321' },
    ...{ doctor_name: null, doctor_phone: null },
  },
  ...{
    class_type: 'day school',
    previous_grade: null,
    school_name: null,
    allergies: null,
    medical_notes: null,
  },
  ...{ date_of_birth: '2018-05-04', gender: 'boy', state: 'enrolled', academic_year: '2026-27' },
  ...{ class: 'Grade 3', photo: null, student: 'STU-1', full_name: 'Kavin R', name_in_tamil: null },
}
const fee: Methods['mela.fees.get_my_fees']['output']['fees'][number] = {
  ...{ full_amount: 9000, discount: 0, late_fees: 0, waived: 0, amount: 9000, paid: 0, outstanding: 9000 },
  ...{ due_now: 3000, instalments: [], next_due_on: '2026-12-01', state: 'due', fee: 'FEE-1' },
  ...{
    academic_year: '2026-27',
    class: 'Grade 3',
    pay_part: 'what is due',
    currency: 'INR',
    student: 'STU-1',
  },
}
const known = [
  response('mela.family.get_child', child),
  response('mela.fees.get_my_fees', { fees: [fee] }),
  response('mela.class_lists.get_class_lists', { lists: [] }),
  refuse('mela.cards.get_card', missing),
]
const signedIn = { account: 'USR-1', answers: known }

test('A guardian pays what is due of a fee', async () => {
  const server = await renderScreen('/family/STU-1', {
    ...signedIn,
    answers: [
      ...known,
      response('mela.fees.choose_part', fee),
      response('mela.payments.get_options', payOptions(3000)),
    ],
  })
  await press('Pay ₹3,000')
  expect(await shown.findByRole('heading', { name: 'Payment' })).toBeDefined()
  expect(server.inputsOf('mela.fees.choose_part')).toEqual([{ fee: 'FEE-1', part: 'what is due' }])
})

const withWallet = [
  ...known,
  response('api.get_all_website_settings', { ...siteSettings, enable_wallet: 1 }),
  response('mela.fees.choose_part', fee),
  response('mela.wallet.get_wallet', walletOf(250)),
]

test('A guardian pays a fee from the wallet', async () => {
  const server = await renderScreen('/family/STU-1', {
    ...signedIn,
    answers: [
      ...[...withWallet, response('mela.payments.get_options', payOptions(200))],
      response('mela.wallet.pay', { payment: 'PAY-1', paid: 200, due: 3000 }),
      refuse('mela.receipts.get_receipt', missing),
    ],
  })
  await press('Pay ₹3,000')
  await press(/^Use ₹200 from your wallet/, 'checkbox')
  expect(shown.queryByRole('radio', { name: /Test payment/ })).toBeNull()
  await press('Pay ₹200 from wallet')
  expect(await shown.findByRole('heading', { name: 'Payment successful' })).toBeDefined()
  expect(server.inputsOf('mela.wallet.pay')).toMatchObject([
    { reference_type: 'Fee', reference_name: 'FEE-1', amount: 200 },
  ])
})

test('A guardian pays a part of a fee from the wallet, and the rest is still due', async () => {
  const server = await renderScreen('/family/STU-1', {
    ...signedIn,
    answers: [
      ...[...withWallet, response('mela.payments.get_options', payOptions(3000))],
      response('mela.wallet.pay', { payment: 'PAY-1', paid: 250, due: 2750 }),
      refuse('mela.payments.pay', { message: 'The bank is away' }),
    ],
  })
  await press('Pay ₹3,000')
  await press(/^Use ₹250 from your wallet/, 'checkbox')
  expect(await shown.findByText('₹2,750 left to pay')).toBeDefined()
  await press('Pay ₹2,750')
  expect(await shown.findByText('The bank is away')).toBeDefined()
  expect(shown.getByText('₹2,750')).toBeDefined()
  await waitFor(() => expect(server.inputsOf('mela.payments.pay')).toHaveLength(1))
})

test('A guardian withdraws a consent after a question', async () => {
  const server = await renderScreen('/family/STU-1', signedIn)
  await press('Withdraw consent: Photos of my child on the school’s pages')
  expect(await shown.findByRole('alertdialog', { name: 'Withdraw consent for photos?' })).toBeDefined()
  const withdrawn = child.consents.map((consent) => ({ ...consent, state: 'withdrawn' as const }))
  server.respondWith(
    response('mela.family.set_consent', {
      ...{ student: 'STU-1', purpose: 'pictures on our pages', version: '1', state: 'withdrawn' },
      at: '2026-11-20 10:00:00',
    }),
    response('mela.family.get_child', { ...child, consents: withdrawn }),
  )
  await press('Withdraw consent')
  expect(await shown.findByText('Not given')).toBeDefined()
  expect(server.inputsOf('mela.family.set_consent')).toEqual([
    { student: 'STU-1', purpose: 'pictures on our pages', is_given: 0 },
  ])
})

test('A guardian changes the address, and only what changed is sent', async () => {
  const server = await renderScreen('/family/STU-1', {
    ...signedIn,
    answers: [...known, response('mela.family.update_child', { student: 'STU-1', modified: '2026-11-20' })],
  })
  await press('Update address and contacts')
  await fill(/^Address\b(?! line)/, '9 Hill Street')
  await press('Save changes')
  expect(await shown.findByText('Changes saved')).toBeDefined()
  expect(server.inputsOf('mela.family.update_child')).toEqual([
    { student: 'STU-1', address: '9 Hill Street' },
  ])
})

test('A child of another family is not shown', async () => {
  await renderScreen('/family/STU-9', {
    account: 'USR-1',
    answers: [refuse('mela.family.get_child', { status: 403, code: 'family.not_your_child' })],
  })
  expect(await shown.findByRole('heading', { name: 'This child isn’t linked to your account' })).toBeDefined()
})
