import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { bookkeepingCheck } from '#money/ledger'
import { addDays } from '#meta'
import {
  payAtOffice,
  call,
  enrolStudent,
  readFee,
  feeSite,
  signInGuardian,
  newPhone,
  payOnline,
  rowsOf,
  today,
  valuesOf,
  YEAR,
  type FeeSite,
} from '../testing/sample-site.ts'

let school: FeeSite
beforeAll(async () => {
  school = await feeSite()
})
afterAll(() => school.site.close())

const listDiscrepancies = () =>
  school.site.engine.read(administrator, async (documents) => {
    const check = school.site.engine.extensions(bookkeepingCheck).find(({ name }) => name === 'fees.paid')
    return check?.run(documents.asSystem(), { timeZone: 'Asia/Kolkata' })
  })

const paidParts = (fee: unknown) =>
  rowsOf(valuesOf(fee)['instalments']).map(({ label, paid }) => [label, paid])

test('Enrolment creates one fee with its instalments in date order', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const fee = await readFee(school, student)
  expect(fee).toMatchObject({ state: 'due', amount: 1200, outstanding: 1200, academic_year: YEAR })
  expect(rowsOf(fee['instalments']).map(({ label }) => label)).toEqual(['First', 'Second', 'Third'])
  const made = await call(school.office, 'fees.make_fees', { academic_year: YEAR, dry_run: 0 })
  expect(rowsOf(valuesOf(made.message)['rows']).filter((row) => row['student'] === student)).toEqual([])
})

test('A child that joins mid-year gets the grace days for earlier instalments', async () => {
  const phone = newPhone()
  const student = await enrolStudent(school, { phone, joinedOn: today })
  const { next_due_on, instalments } = await readFee(school, student)
  expect(next_due_on).toBe(addDays(today, 5))
  expect(rowsOf(instalments).map(({ due_on }) => due_on)).toEqual([5, 30, 60].map((on) => addDays(today, on)))
  const mine = await call(await signInGuardian(school, phone), 'fees.get_my_fees')
  expect(rowsOf(valuesOf(mine.message)['fees'])).toMatchObject([{ late_fees: 0, due_now: 500 }])
})

test('The second child of a family pays a tenth less over all instalments, also under concurrency', async () => {
  const phone = newPhone()
  const children = [
    await enrolStudent(school, { phone, shouldSkipEvents: true }),
    await enrolStudent(school, { phone, shouldSkipEvents: true }),
  ]
  const make = () => call(school.office, 'fees.make_fees', { academic_year: YEAR, dry_run: 0 })
  await Promise.all([make(), make(), school.site.engine.drainEvents()])
  const made = await Promise.all(children.map((student) => readFee(school, student)))
  expect(made.map(({ amount }) => amount).toSorted()).toEqual([1080, 1200])
  const reduced = made.find(({ amount }) => amount === 1080)
  expect(rowsOf(reduced?.['instalments']).map(({ discount }) => discount)).toEqual([50, 40, 30])
})

test('A payment settles the oldest instalment first, and paying beyond what is due requires choosing all', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const { name } = await readFee(school, student)
  expect((await payAtOffice(school, name, 200)).status).toBe(200)
  expect(paidParts(await readFee(school, student))).toEqual([
    ['First', 200],
    ['Second', 0],
    ['Third', 0],
  ])
  expect((await payAtOffice(school, name, 301)).status).toBe(417)
  await call(school.office, 'fees.choose_part', { fee: name, part: 'everything' })
  expect((await payAtOffice(school, name, 500)).status).toBe(200)
  const fee = await readFee(school, student)
  expect(fee).toMatchObject({ state: 'part paid', paid: 700, outstanding: 500, pay_part: 'what is due' })
  expect(paidParts(fee)).toEqual([
    ['First', 500],
    ['Second', 200],
    ['Third', 0],
  ])
})

test('When nothing is due the next instalment is payable, which settles the fee', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const { name } = await readFee(school, student)
  for (const amount of [500, 400, 300]) expect((await payAtOffice(school, name, amount)).status).toBe(200)
  const fee = await readFee(school, student)
  expect(fee).toMatchObject({ state: 'paid', outstanding: 0 })
  expect(fee['next_due_on'] ?? null).toBeNull()
  expect((await payAtOffice(school, name, 1)).status).toBe(417)
  expect(await listDiscrepancies()).toEqual([])
})

test('A reversed payment reopens the latest instalment first', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const { name } = await readFee(school, student)
  await payAtOffice(school, name, 500)
  const second = valuesOf((await payAtOffice(school, name, 400)).message)
  const cancelled = await call(school.office, 'manual_payments.cancel_payment', { name: second['name'] })
  expect(cancelled.status).toBe(200)
  const fee = await readFee(school, student)
  expect(fee).toMatchObject({ state: 'part paid', paid: 500 })
  expect(paidParts(fee)).toEqual([
    ['First', 500],
    ['Second', 0],
    ['Third', 0],
  ])
  expect(await listDiscrepancies()).toEqual([])
})

test('A refund refused by the bank leaves the fee paid', async () => {
  const phone = newPhone()
  const student = await enrolStudent(school, { phone })
  const { name } = await readFee(school, student)
  const payment = await payOnline(school, await signInGuardian(school, phone), name)
  expect(await readFee(school, student)).toMatchObject({ state: 'part paid', paid: 500 })
  const asked = await call(school.site.administrator, 'payments.refund', {
    ...{ payment, amount: 500, reason: 'They moved', to: 'source' },
    idempotency_key: 'a-refund-that-will-be-refused',
  })
  expect(await readFee(school, student)).toMatchObject({ state: 'due', paid: 0 })
  school.gateway.fail('refused', 'refund')
  await school.site.engine.runTask('payments.send_refund', {
    refund: String(valuesOf(asked.message)['refund']),
  })
  school.gateway.fail(null)
  expect(await readFee(school, student)).toMatchObject({ state: 'part paid', paid: 500 })
  expect(await listDiscrepancies()).toEqual([])
})

test('A refund that fails at the bank becomes manual, and the office pays it to a UPI ID', async () => {
  const phone = newPhone()
  const student = await enrolStudent(school, { phone })
  const { name } = await readFee(school, student)
  const payment = await payOnline(school, await signInGuardian(school, phone), name)
  const asked = await call(school.site.administrator, 'payments.refund', {
    ...{ payment, amount: 500, reason: 'They moved', to: 'source' },
    idempotency_key: 'a-refund-that-fails-at-the-bank',
  })
  const refund = String(valuesOf(asked.message)['refund'])
  school.gateway.fail('refused', 'refund')
  await school.site.engine.runTask('payments.send_refund', { refund })
  school.gateway.fail(null)
  await school.site.engine.drainEvents()
  const { rows } = await school.office.get('/api/resource/Manual Refund', {
    filters: { payment },
    fields: ['name', 'state', 'amount', 'reference_name', 'failed_refund'],
  })
  expect(rows).toMatchObject([{ state: 'due', amount: 500, reference_name: name, failed_refund: refund }])
  const paid = await call(school.office, 'manual_payments.pay_out', {
    ...{ name: rows[0]?.['name'], method: 'UPI', reference_number: 'UTR-99', payee_upi: 'sundari@upi' },
  })
  expect(paid.message, JSON.stringify(paid.body)).toMatchObject({ state: 'paid', amount: 500 })
  const { data } = await school.office.get(`/api/resource/Payment/${payment}`)
  expect(data).toMatchObject({ state: 'refunded', refunded_amount: 500 })
  expect(await readFee(school, student)).toMatchObject({ state: 'due', paid: 0 })
  expect(await listDiscrepancies()).toEqual([])
})

test('Refunds a rupee waived during payment, and the rest pays the fee', async () => {
  const phone = newPhone()
  const student = await enrolStudent(school, { phone })
  const { name } = await readFee(school, student)
  await payAtOffice(school, name, 500)
  await payAtOffice(school, name, 400)
  const guardian = await signInGuardian(school, phone)
  const started = await call(guardian, 'payments.pay', {
    ...{ reference_type: 'Fee', reference_name: name, gateway: 'Razorpay' },
    idempotency_key: 'paid-while-a-rupee-is-waived',
  })
  const { payment, token, amount } = valuesOf(started.message)
  const waived = await call(school.office, 'fees.waive', { name, reason: 'Rounded down', amount: 1 })
  expect(waived.status, JSON.stringify(waived.body)).toBe(200)
  school.gateway.play(String(payment))
  await call(guardian, 'payments.get_status', { payment, token })
  expect(amount).toBe(300)
  expect(await readFee(school, student)).toMatchObject({ paid: 1199, outstanding: 0, state: 'paid' })
  const { data } = await school.office.get(`/api/resource/Payment/${String(payment)}`)
  expect(data).toMatchObject({ allocation: 'allocated', refunded_amount: 1 })
  expect(await listDiscrepancies()).toEqual([])
})

test('Two concurrent payers do not pay one instalment twice', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const { name } = await readFee(school, student)
  await payAtOffice(school, name, 500)
  await payAtOffice(school, name, 400)
  const answers = await Promise.all([payAtOffice(school, name, 300), payAtOffice(school, name, 300)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 417])
  expect(await readFee(school, student)).toMatchObject({ paid: 1200, state: 'paid' })
})

test('Only the office waives, with a reason and up to the balance due', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const { name } = await readFee(school, student)
  expect((await call(school.office, 'fees.waive', { name })).body).toMatchObject({ field: 'waive_reason' })
  const reason = 'A scholarship'
  expect((await call(school.office, 'fees.waive', { name, reason, amount: 1201 })).status).toBe(417)
  const guardian = await school.site.userWith('Guardian')
  expect((await call(guardian, 'fees.waive', { name, reason })).status).toBe(403)
  expect((await call(school.office, 'fees.waive', { name, reason, amount: 350 })).status).toBe(200)
  const fee = await readFee(school, student)
  expect(fee).toMatchObject({ outstanding: 850, waived: 350, amount: 850, state: 'due' })
  expect(rowsOf(fee['instalments']).map(({ waived }) => waived)).toEqual([0, 50, 300])
  expect(rowsOf(fee['waivers'])).toMatchObject([{ amount: 350, reason, waived_by: school.office.user }])
  await school.office.put(`/api/resource/Fee/${String(name)}`, { waive_reason: reason })
  expect((await call(school.office, 'fees.waive', { name })).message).toMatchObject({ state: 'waived' })
  expect(await listDiscrepancies()).toEqual([])
})

test('The office cannot write fee amounts', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const { name } = await readFee(school, student)
  await school.office.put(`/api/resource/Fee/${String(name)}`, { paid: 1200, outstanding: 0, state: 'paid' })
  expect(await readFee(school, student)).toMatchObject({ paid: 0, outstanding: 1200, state: 'due' })
})

test('A family sees only its own fees, in a constant number of statements per child', async () => {
  const phone = newPhone()
  const student = await enrolStudent(school, { phone })
  const guardian = await signInGuardian(school, phone)
  const few = await call(guardian, 'fees.get_my_fees')
  expect(rowsOf(valuesOf(few.message)['fees'])).toMatchObject([{ student, outstanding: 1200, due_now: 500 }])
  await enrolStudent(school, { phone })
  const many = await call(guardian, 'fees.get_my_fees')
  expect(rowsOf(valuesOf(many.message)['fees'])).toHaveLength(2)
  expect(many.statements.length).toBe(few.statements.length)
  const stranger = await signInGuardian(school, newPhone())
  const { name } = await readFee(school, student)
  for (const client of [school.site.guest, stranger]) {
    expect((await call(client, 'fees.get_fee', { fee: name })).status).toBe(403)
    expect((await client.get('/api/resource/Fee')).rows).toEqual([])
    const options = { reference_type: 'Fee', reference_name: name }
    expect((await call(client, 'payments.get_options', options)).status).toBe(403)
  }
  expect((await call(guardian, 'fees.get_fee', { fee: name })).message).toMatchObject({
    fee: name,
    amount: 1200,
  })
  const mine = valuesOf((await call(guardian, 'family.get_my_family')).message)
  expect(JSON.stringify(mine['families'])).toContain('"due":500,"later":700')
})

test('Logs each reader of another family’s fee', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const { name } = await readFee(school, student)
  await school.office.get(`/api/resource/Fee/${String(name)}`)
  const { rows } = await school.site.administrator.get('/api/resource/Access Log', {
    filters: [
      ['user', '=', school.office.user],
      ['reference_doctype', '=', 'Fee'],
    ],
    fields: ['names'],
    limit_page_length: '500',
  })
  expect(rows.some(({ names }) => String(names).includes(String(name)))).toBe(true)
})

test('The bookkeeping check finds a fee that differs from the sum of its instalments', async () => {
  const student = await enrolStudent(school, { phone: newPhone() })
  const { name } = await readFee(school, student)
  const changeFee = (change: string) =>
    school.site.engine.database.pool.query(`update "Fee" set ${change} where name = $1`, [name])
  await changeFee('paid = paid + 1')
  expect(await listDiscrepancies()).toMatchObject([{ type: 'Fee', name }])
  await changeFee('paid = paid - 1')
  expect(await listDiscrepancies()).toEqual([])
})

test('A class without a price gets no fee, and the office is notified', async () => {
  const student = await enrolStudent(school, { phone: newPhone(), inClass: 'Class without a price' })
  const { message } = await call(school.office, 'fees.make_fees', { academic_year: YEAR })
  expect(rowsOf(valuesOf(message)['rows'])).toContainEqual({
    ...{ student, class: 'Class without a price', fee: null, problem: 'no schedule' },
  })
})
