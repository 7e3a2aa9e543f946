import { words, type DemoPage } from './page.ts'

const html = `
<p>We ask only for the data we need, tell you why, and delete it when we no longer need it. This page covers the app, the
website and the paper forms at the school gate.</p>

<h2>What we keep, why, and for how long</h2>
<table>
  <thead><tr><th scope="col">Data</th><th scope="col">Purpose</th><th scope="col">Kept until</th></tr></thead>
  <tbody>
    <tr><td>Name, phone and email of your account</td><td>To identify and contact you</td><td>You close the account</td></tr>
    <tr><td>Addresses</td><td>To deliver orders</td><td>You delete them</td></tr>
    <tr><td>Orders, invoices, receipts</td><td>Required by tax law</td><td>8 years</td></tr>
    <tr><td>A child’s registration</td><td>To offer and keep a place</td><td>1 year after the child leaves, or after we
    could not offer a place</td></tr>
    <tr><td>Allergies and medical notes</td><td>To look after the child at school</td><td>The child leaves</td></tr>
    <tr><td>Event registrations</td><td>For check-in and food</td><td>30 days after the event</td></tr>
    <tr><td>Messages you send us</td><td>To answer them</td><td>1 year</td></tr>
  </tbody>
</table>
<p>We never see or keep your card number, UPI PIN or bank password. The payment company handles them.</p>

<h2>Children</h2>
<p>A parent or guardian registers a child. To track an application or to renew, they enter a code that we send to their own
phone. When a student under 18 volunteers, their parent or guardian gives consent with a link that we send to them. We do
not show advertising to children and do not track them. Only the school office, the site’s administrators and the child’s
own guardians can open a child’s record. Access by anyone outside the family is recorded, and you can see this list in the
app.</p>

<h2>Photos</h2>
<p>We publish albums only with consent, and ask for it for each purpose. You can withdraw consent at any time, at the office
or in the app. We hide the photos immediately.</p>

<h2>Who else receives data</h2>
<ul>
  <li>The seller of a product you buy and the person who delivers it: your name, address and phone.</li>
  <li>The payment company: the amount and your phone or email.</li>
  <li>An authority, if a law requires it. We ask for the request in writing and inform you if we may.</li>
</ul>
<p>We never sell your data.</p>

<h2>On your phone</h2>
<p>The app stores your sign-in, your chosen location and your language on the device, so that you do not have to enter them
again. Visitors who only browse do not get a cookie. We read your location only when you tap “Use current location”.</p>

<h2>Your rights</h2>
<p>You can see, correct, export or erase the data we hold about you, withdraw a consent, and nominate someone to do this for
you. Write to <a href="mailto:privacy@asha.example">privacy@asha.example</a> or ask at the office. We answer within 30 days.
If you are not satisfied with the answer, you can complain to the Data Protection Board of India.</p>

<h2>Data breaches</h2>
<p>If someone gains access to your data without permission, we inform you of what happened, which data is affected and what
you can do, and we report it to the Board.</p>
`

export const privacyPolicy: DemoPage = {
  route: 'privacy-policy',
  title: 'Privacy policy',
  description: 'Which data Asha keeps, why, who can see it, and when it is deleted.',
  image: null,
  sections: [words('Privacy', html)],
}
