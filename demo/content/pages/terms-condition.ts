import { words, type DemoPage } from './page.ts'

const html = `
<p>These terms apply to everyone who buys in the Asha Shop, registers for an event or sends us a form. Your rights under
Indian law are not affected.</p>

<h2>Who we are</h2>
<p>Asha is a community school in Besant Nagar, Chennai. The Asha Shop is its shop. Neighbours also sell here. Each product
page names its seller.</p>

<h2>Ordering</h2>
<ul>
  <li>Prices are in rupees and include all taxes. The delivery charge is shown before you pay.</li>
  <li>Your order is accepted when we confirm it. If an item has sold out in the meantime, we inform you and refund the
  money within 5 working days.</li>
  <li>If a price is clearly a mistake (a loom for ₹4), we contact you before we process the order.</li>
  <li>You can pay by UPI, card or net banking, or by cash on delivery if the product page offers it.</li>
</ul>

<h2>Delivery</h2>
<p>We deliver to the PIN codes that a product page accepts. The delivery date is an estimate. If your order is more than 3
days late, call us: we refund the full amount, even if the order has been shipped.</p>

<h2>Returns</h2>
<p>You can return most items within 7 days of delivery, unused and in their packaging. Food and seeds cannot be returned;
if they arrive damaged or wrong, we refund you. The <a href="/cancellation-policy">cancellation policy</a> explains
how.</p>

<h2>Events</h2>
<ul>
  <li>A ticket admits the people named on it. You can pass it on within your family; please inform us.</li>
  <li>Children under 10 must come with an adult who stays with them.</li>
  <li>If we move or cancel an event, you can choose between the new date and a full refund.</li>
</ul>

<h2>School forms</h2>
<p>A registration is a request for a place and does not guarantee one. The school office offers a place in writing and
lists the fees. The information you give must be true. Inform us when it changes.</p>

<h2>Conduct</h2>
<p>On the message board and at the school, do not insult others, advertise, or share content that you have no right to
share. We remove posts that break this rule and give the reason. You can ask for a second person at the office to review
the decision.</p>

<h2>Liability</h2>
<p>We are responsible for what we do and for what we promise here. We are not liable for losses that nobody could have
foreseen. Nothing on this page limits your rights under consumer law.</p>

<h2>Complaints</h2>
<p>Write to the grievance officer at <a href="mailto:grievance@asha.example">grievance@asha.example</a>. We acknowledge
your complaint within 48 hours and decide within one month. The courts in Chennai have jurisdiction under Indian law.</p>

<h2>Changes</h2>
<p>We announce changes to these terms on this page two weeks in advance. The terms at the time of your order apply to it.</p>
`

export const termsCondition: DemoPage = {
  route: 'terms-condition',
  title: 'Terms and conditions',
  description: 'Terms for buying, registering and taking part at Asha.',
  image: null,
  sections: [words('Terms', html)],
}
