import { words, type DemoPage } from './page.ts'

const html = `
<p>This page explains what we refund when you cancel, and when you receive the money.</p>

<h2>Orders from the shop</h2>
<table>
  <thead><tr><th scope="col">When you cancel</th><th scope="col">What we refund</th></tr></thead>
  <tbody>
    <tr><td>Before the order is packed</td><td>The full amount</td></tr>
    <tr><td>After it is packed, before it is shipped</td><td>The full amount. Call the shop to cancel.</td></tr>
    <tr><td>After it is shipped</td><td>You can no longer cancel the order. Refuse the package at delivery and we refund the
full amount when it is back with us. Or accept it and return it.</td></tr>
    <tr><td>Within 7 days of delivery</td><td>The price of the items you return, after we receive them</td></tr>
    <tr><td>Damaged or wrong item</td><td>The full amount, including the delivery charge</td></tr>
  </tbody>
</table>
<p>To cancel before the order is packed, open <em>My orders</em> and tap <em>Cancel</em>. To return an item, open the order
and tap <em>Return items</em>. We collect it from your address. Please keep the packaging.</p>
<p>Food and seeds cannot be returned; their product pages say so. If they arrive damaged or wrong, contact us within 7 days
of delivery and we refund you.</p>

<h2>Events</h2>
<ul>
  <li>Until the last day to register: we refund the full amount.</li>
  <li>After that, until the day before the event: we refund half, or you get a ticket of the same price for the next event.</li>
  <li>On the day of the event: no refund, because the food is already bought. If a child is ill, please write to us.</li>
  <li>If we cancel the event, for example because of a storm: we refund the full amount automatically.</li>
</ul>

<h2>School fees</h2>
<p>The registration fee covers the assessment and is not refundable. We refund the first term’s fee in full if you give up
the place at least 30 days before the term begins. After that, we deduct one month for each month that has passed. We
refund the deposit when the child leaves, less the price of library books that were not returned.</p>

<h2>How we refund</h2>
<p>We refund to the UPI ID, card or account that you paid from, within 5 working days of approval. For cash on delivery, we
refund to a bank account or UPI ID that you give us. You receive shop credit only if you ask for it.</p>

<h2>Questions</h2>
<p>Call <a href="tel:+914455500123">044 5550 0123</a>, Monday to Saturday, 9 am to 5 pm, or
<a href="/contact-us">write to us</a>.</p>
`

export const cancellationPolicy: DemoPage = {
  route: 'cancellation-policy',
  title: 'Cancellation policy',
  description: 'What we refund when you cancel an order, a ticket or a school place, and how soon.',
  image: null,
  sections: [words('Cancellation', html)],
}
