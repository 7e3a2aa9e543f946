import { words, type DemoPage, type DemoSection, type PictureAddress } from './page.ts'

const steps = `
<ol>
  <li><strong>Visit us.</strong> Every Thursday at 10 am the school is open for families. Sit in a class and talk to the
  children.</li>
  <li><strong>Register.</strong> On your phone, in about 10 minutes. You need your child’s date of birth and your own phone
  number. You don’t need documents yet.</li>
  <li><strong>Spend an hour with us.</strong> There is no test. Your child draws, builds and listens to a story with a teacher
  while you have tea. This helps us find the right class.</li>
  <li><strong>Receive our answer.</strong> Within two weeks we write to you and offer a place, a position on the waiting list,
  or tell you why we cannot offer a place.</li>
  <li><strong>Submit the documents.</strong> Birth certificate, two photographs and the last report card, if there is one. You
  can submit them until 31 May.</li>
</ol>
`

const fees = `
<table>
  <thead><tr><th scope="col">Class</th><th scope="col">Fee per term</th><th scope="col">Includes</th></tr></thead>
  <tbody>
    <tr><td>Kindergarten</td><td>₹6,500</td><td>Lunch, clay, one uniform</td></tr>
    <tr><td>1 to 5</td><td>₹8,000</td><td>Lunch, books, library</td></tr>
    <tr><td>6 to 8</td><td>₹9,500</td><td>Lunch, books, laboratory, two day trips</td></tr>
  </tbody>
</table>
<p>The second child of a family pays half, the third child pays nothing. Families who earn less than ₹20,000 a month pay
what they can. Mention it in the form; only the office sees it. One in four places is reserved under the Right to Education
Act.</p>
`

const questions: DemoSection = {
  section_name: 'Questions',
  section_type: 'faq',
  title: 'Frequently asked questions',
  content: {
    items: [
      {
        question: 'How old must my child be?',
        answer: '<p>For kindergarten, 3 years and 6 months on 1 June. For class 1, 5 years and 6 months.</p>',
      },
      {
        question: 'Can my child join from another board in the middle of the year?',
        answer:
          '<p>Yes. Register as usual and mention the month. We keep two places in every class for this.</p>',
      },
      {
        question: 'Is there a bus?',
        answer:
          '<p>Yes. There are three buses: Adyar, Thiruvanmiyur and Mylapore. The fee is ₹900 a month. An adult volunteer travels in each bus, both ways.</p>',
      },
      {
        question: 'How do you support children with special needs?',
        answer:
          '<p>Every room has a ramp, and two special educators work at the school. Tell us early so that we can plan the timetable.</p>',
      },
    ],
  },
}

export const admissions = (picture: PictureAddress): DemoPage => ({
  route: 'admissions',
  title: 'Admissions',
  description: 'How to apply to Asha for June 2027, the fees, and the documents you need.',
  image: picture('pages/admissions'),
  sections: [
    {
      section_name: 'Welcome',
      section_type: 'banner',
      content: {
        variant: 'plain',
        heading: 'Admissions open for June 2027',
        text: 'Kindergarten to class 8. We have 46 places this year and fill them in the order of registration.',
        image: picture('pages/admissions'),
        redirect_url: '/register-form/student',
        button_label: 'Register a child',
      },
    },
    words('Steps', steps, 'How to apply'),
    words('Fees', fees, 'Fees'),
    questions,
    {
      section_name: 'Renewal',
      section_type: 'form',
      content: {
        heading: 'Already with us?',
        text: 'Renew your child’s registration with a code sent to your phone. Open until 30 November.',
        redirect_url: '/student-renewal',
        button_label: 'Renew registration',
      },
    },
  ],
})
