// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { MyFamily } from '../../data/own-calls.ts'
import { response, refuse } from '#client/testing'
import { press, renderScreen, shown, tryAgain } from '../../testing/render-screen.tsx'

const child = {
  ...{ student: 'STU-1', full_name: 'Kavin R', class: 'Grade 3', academic_year: '2026-27', photo: null },
  state: 'enrolled',
}
const application: MyFamily['waiting'][number] = {
  ...{ ...child, student: 'STU-2', full_name: 'Imli R', state: 'offered', may_open: 1 },
  ...{ offer_ends_on: '2026-12-01', documents: [], message: null },
}
const family: MyFamily = {
  families: [
    {
      ...{ name: 'FAM-1', family_name: 'Family R', children: [child] },
      rights: { may_view: 1, may_change: 1, may_pay: 1, may_collect: 0 },
    },
  ],
  waiting: [application],
}

const classLists = response('mela.class_lists.get_class_lists', {
  lists: [
    {
      ...{ name: 'CLS-1', title: 'For the second term', class: 'Class 4', academic_year: '2026-27' },
      ...{ due_on: '2026-12-10', children: ['Kavin R'] },
    },
  ],
})

test('A guardian sees each child and accepts a seat that is offered', async () => {
  const server = await renderScreen('/family', {
    account: 'USR-1',
    answers: [
      response('mela.family.get_my_family', family),
      classLists,
      response('mela.family.answer_offer', { student: 'STU-2', state: 'accepted' }),
    ],
  })
  expect(await shown.findByRole('heading', { name: 'Family R' })).toBeDefined()
  expect(shown.getByText('You can: view, request changes, pay fees')).toBeDefined()
  server.respondWith(
    response('mela.family.get_my_family', { ...family, waiting: [{ ...application, state: 'accepted' }] }),
  )
  await press('Accept seat')
  expect(await shown.findByText('Accepted')).toBeDefined()
  expect(server.inputsOf('mela.family.answer_offer')).toEqual([{ student: 'STU-2', answer: 'accept' }])
})

test('A seat is declined only after a question', async () => {
  const server = await renderScreen('/family', {
    ...{ account: 'USR-1', answers: [response('mela.family.get_my_family', family), classLists] },
  })
  await press('Decline seat')
  expect(await shown.findByRole('alertdialog')).toBeDefined()
  await press('Keep offer')
  expect(shown.queryByRole('alertdialog')).toBeNull()
  expect(server.inputsOf('mela.family.answer_offer')).toEqual([])
})

test('A guest is asked to sign in', async () => {
  await renderScreen('/family')
  expect(await shown.findByRole('heading', { name: 'Your children in one place' })).toBeDefined()
})

test('An account without children is led to registering one', async () => {
  const server = await renderScreen('/family', {
    ...{ account: 'USR-1', answers: [refuse('mela.family.get_my_family')] },
  })
  await tryAgain(server, response('mela.family.get_my_family', { families: [], waiting: [] }))
  expect(await shown.findByRole('heading', { name: 'No children linked yet' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Register a child' }).getAttribute('href')).toBe(
    '/register-form/student',
  )
})

test('The list of a child’s class is one tap away', async () => {
  await renderScreen('/family', {
    ...{ account: 'USR-1', answers: [response('mela.family.get_my_family', family), classLists] },
  })
  const list = await shown.findByRole('link', { name: 'For the second term' })
  expect(list.getAttribute('href')).toBe('/class-lists/CLS-1')
  expect(shown.getByText('Class 4, order by Thu 10 Dec')).toBeDefined()
})
