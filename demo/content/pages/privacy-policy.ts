import { words, type DemoPage } from './page.ts'

const html = `
<p>We ask for little, say why, and delete it when the reason is gone. This page covers the app, the website and the
paper forms at the school gate.</p>

<h2>What we keep, why, and for how long</h2>
<table>
  <thead><tr><th scope="col">What</th><th scope="col">Why</th><th scope="col">Until</th></tr></thead>
  <tbody>
    <tr><td>Name, phone, e-mail of your account</td><td>To know you and reach you</td><td>You close the account</td></tr>
    <tr><td>Addresses</td><td>To deliver</td><td>You delete them</td></tr>
    <tr><td>Orders, invoices, receipts</td><td>Tax law asks for them</td><td>Eight years</td></tr>
    <tr><td>A child’s registration</td><td>To give and keep a place</td><td>One year after the child leaves, or after
    we had no place</td></tr>
    <tr><td>Allergies and medical notes</td><td>To look after the child on the day</td><td>The child leaves</td></tr>
    <tr><td>Event registrations</td><td>To let you in and to feed you</td><td>30 days after the event</td></tr>
    <tr><td>Letters you write to us</td><td>To answer them</td><td>One year</td></tr>
  </tbody>
</table>
<p>We never see or keep your card number, UPI PIN or bank password. The payment company does that part.</p>

<h2>Children</h2>
<p>A parent or guardian registers a child. To follow an application or to renew, they enter a code that we send to their
own phone. When a student under 18 volunteers, their parent or guardian agrees with a link that we send to them. We show children no advertising and follow none of them from page to page. Only the school
office, the site’s administrators and the child’s own guardians can open a child’s record. Every look by somebody outside
the family is written down, and you see that list in the app.</p>

<h2>Pictures</h2>
<p>Albums are made with consent, asked for each purpose. Withdraw it whenever you like, at the office or in the app: the
pictures are hidden right away.</p>

<h2>Who else sees something</h2>
<ul>
  <li>The neighbour whose product you bought and the person who delivers it: your name, address and phone.</li>
  <li>The payment company: the amount and your phone or e-mail.</li>
  <li>An authority, when a law makes us. We ask for it in writing and tell you if we may.</li>
</ul>
<p>We sell nothing about you to anybody. We never have.</p>

<h2>On your phone</h2>
<p>The app keeps your sign-in keys, your chosen address and your language on the device, so that you need not type them
again. A visitor who only looks around gets no cookie. Your place is read only when you tap “Use my place”.</p>

<h2>Your rights</h2>
<p>You may see, correct, take with you or erase what we hold, withdraw a consent, and name somebody who may do this for
you. Write to <a href="mailto:privacy@asha.example">privacy@asha.example</a> or ask at the office. You have an answer
within thirty days. If it does not satisfy you, you may turn to the Data Protection Board of India.</p>

<h2>If something goes wrong</h2>
<p>Should anybody get hold of what is yours, we tell you what happened, what they saw and what to do, without waiting to
be asked, and we report it to the Board.</p>
`

export const privacyPolicy: DemoPage = {
  route: 'privacy-policy',
  title: 'Privacy policy',
  description: 'What Asha asks for, why, who sees it, and when it is deleted. Children first.',
  image: null,
  sections: [words('Privacy', html)],
}
