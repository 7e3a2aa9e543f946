import { words, type DemoPage, type DemoSection, type Picture } from './page.ts'

const steps = `
<ol>
  <li><strong>Come and look.</strong> Every Thursday at 10 the gate is open for families. Sit in a class. Ask the children,
  not us.</li>
  <li><strong>Register.</strong> On your phone, in about ten minutes. You need your child’s date of birth and your own phone
  beside you; nothing to scan yet.</li>
  <li><strong>Play with us for an hour.</strong> No test. Your child draws, builds and listens to a story with a teacher while
  you have tea. We want to know which class fits, not who is clever.</li>
  <li><strong>Hear from us.</strong> By letter and message, within two weeks: a place, a place on the waiting list with its
  number, or a no with its reason.</li>
  <li><strong>Bring the papers.</strong> Birth certificate, two photographs, the last report if there is one. Papers may
  follow until 31 May.</li>
</ol>
`

const fees = `
<table>
  <thead><tr><th scope="col">Class</th><th scope="col">A term</th><th scope="col">What is in it</th></tr></thead>
  <tbody>
    <tr><td>Kindergarten</td><td>₹6,500</td><td>Lunch, clay, one uniform</td></tr>
    <tr><td>1 to 5</td><td>₹8,000</td><td>Lunch, books, library</td></tr>
    <tr><td>6 to 8</td><td>₹9,500</td><td>Lunch, books, laboratory, two day trips</td></tr>
  </tbody>
</table>
<p>The second child of a family pays half, the third nothing. Families who earn less than ₹20,000 a month pay what they can;
say so in the form and only the office will know. One place in four is kept under the Right to Education Act.</p>
`

const questions: DemoSection = {
  section_name: 'Questions',
  section_type: 'faq',
  title: 'Before you ask',
  content: {
    items: [
      {
        question: 'How old must my child be?',
        answer:
          '<p>For kindergarten, three years and six months on 1 June. For class 1, five and a half.</p>',
      },
      {
        question: 'My child moves from another board in the middle of the year.',
        answer: '<p>Register as usual and name the month. We keep two chairs in every class for this.</p>',
      },
      {
        question: 'Is there a bus?',
        answer:
          '<p>Three: Adyar, Thiruvanmiyur and Mylapore. ₹900 a month. A grown-up volunteer sits in each, both ways.</p>',
      },
      {
        question: 'What does a child with special needs find here?',
        answer:
          '<p>A ramp to every room, two special educators, and a class that is used to waiting for each other. Tell us early; we plan the timetable round it.</p>',
      },
    ],
  },
}

export const admissions = (picture: Picture): DemoPage => ({
  route: 'admissions',
  title: 'Admissions',
  description: 'Five steps to a place at Asha for June 2027, what it costs, and what to bring.',
  image: picture('pages/admissions'),
  sections: [
    {
      section_name: 'Welcome',
      section_type: 'banner',
      content: {
        variant: 'plain',
        heading: 'For June 2027, the book is open.',
        text: 'Kindergarten to class 8. We have 46 places this year, and we fill them in the order of registration.',
        image: picture('pages/admissions'),
        redirect_url: '/register-form/student',
        button_label: 'Register a child',
      },
    },
    words('Steps', steps, 'Five steps'),
    words('Fees', fees, 'What it costs'),
    questions,
    {
      section_name: 'Renewal',
      section_type: 'form',
      content: {
        heading: 'Already with us?',
        text: 'Renew the place with three questions and a code to your phone. Until 30 November.',
        redirect_url: '/student-renewal',
        button_label: 'Renew a place',
      },
    },
  ],
})
