import { words, type DemoPage } from './page.ts'

const html = `
<p>These terms are written to be read. They hold for everyone who buys in the Asha Shop, registers for an event,
or sends us a form. Where a law of India gives you more than this page does, the law wins.</p>

<h2>Who we are</h2>
<p>Asha is a community school in Besant Nagar, Chennai. The Asha Shop is its shop. Neighbours sell beside us: each
product says whose it is, and that neighbour is the seller of it.</p>

<h2>Ordering</h2>
<ul>
  <li>Prices are in rupees and include all taxes. Delivery is shown before you pay, never after.</li>
  <li>An order is agreed when we confirm it. If something has sold out meanwhile, we tell you and return the money for
  it within five working days.</li>
  <li>If a price was plainly a mistake (a loom for ₹4), we will ask you before we do anything else.</li>
  <li>You may pay by UPI, card, net banking, or in cash at the door where the product page says so.</li>
</ul>

<h2>Delivery</h2>
<p>We deliver to the PIN codes that a product page accepts. The day on the page is our honest estimate. If we are more
than three days late, call us: we refund the full amount, also when it has been shipped.</p>

<h2>Returns</h2>
<p>You can return most items within 7 days of delivery, unused and in their packaging. Food and seeds cannot be returned;
if they arrive damaged or wrong, we refund you. The <a href="/cancellation-policy">cancellation policy</a> explains
how.</p>

<h2>Events</h2>
<ul>
  <li>A ticket admits the people it names. It can be handed on inside a family; please tell us.</li>
  <li>Children under ten come with a grown-up, who stays.</li>
  <li>If we have to move or cancel an event, you choose: the new day, or all of your money.</li>
</ul>

<h2>School forms</h2>
<p>A registration is a request for a place, not a place. A place is promised in writing by the school office, and the
fees that go with it are listed there. What you tell us must be true; tell us when it changes.</p>

<h2>Being kind</h2>
<p>On the message board and at the school, do not insult, sell, or share what is not yours to share. We take down what
breaks this, and say why. You may ask a second person at the office to look again.</p>

<h2>What we answer for</h2>
<p>We answer for what we do and for what we promise here. We do not answer for loss that nobody could have foreseen.
Nothing on this page takes away a right that consumer law gives you.</p>

<h2>Disagreements</h2>
<p>Write to the grievance officer at <a href="mailto:grievance@asha.example">grievance@asha.example</a>. You have an
answer within 48 hours and a decision within one month. After that the courts in Chennai decide, under Indian law.</p>

<h2>Changes</h2>
<p>When we change these terms we say so here, two weeks ahead. An order keeps the terms of the day it was made.</p>
`

export const termsCondition: DemoPage = {
  route: 'terms-condition',
  title: 'Terms and conditions',
  description: 'How buying, registering and taking part at Asha works, in words made to be read.',
  image: null,
  sections: [words('Terms', html)],
}
