import { words, type DemoPage } from './page.ts'

const html = `
<p>Plans change. Here is what you get back, and when.</p>

<h2>Orders from the shop</h2>
<table>
  <thead><tr><th scope="col">When you cancel</th><th scope="col">What you get back</th></tr></thead>
  <tbody>
    <tr><td>Before it is packed</td><td>The full amount</td></tr>
    <tr><td>Packed, but not shipped yet</td><td>The full amount. Call the shop to cancel</td></tr>
    <tr><td>Shipped</td><td>It can no longer be cancelled. Refuse it at the door: we refund the full amount when it is back
with us. Or accept it and return it</td></tr>
    <tr><td>Within 7 days of delivery</td><td>The price of the items you return, when we have received them</td></tr>
    <tr><td>Damaged, or not what you ordered</td><td>The full amount, with the delivery charge</td></tr>
  </tbody>
</table>
<p>To cancel before it is packed, open <em>My orders</em> and tap <em>Cancel</em>. To return something, open the order and
tap <em>Send something back</em>: we collect it from your door. Please keep the packaging.</p>
<p>Food and seeds cannot be returned; their product pages say so. If they arrive damaged or wrong, call or write to us within
7 days of delivery and we refund you.</p>

<h2>Events</h2>
<ul>
  <li>Until the last day to register: all of your money.</li>
  <li>After that, until the day before: half of it, or a ticket for the next event of the same price.</li>
  <li>On the day: nothing, for the food is bought. If a child is ill, write to us all the same.</li>
  <li>If we cancel, or a storm does: everything, without asking.</li>
</ul>

<h2>School fees</h2>
<p>The registration fee covers the assessment and is not returned. The first term’s fee is returned in full if you give
up the place at least 30 days before term begins, and by the month after that. The deposit always comes back when the
child leaves, less library books that do not.</p>

<h2>How the money comes back</h2>
<p>The way it came: to the UPI address, card or account that paid, within five working days of our saying yes. Cash on
delivery goes back to a bank account or UPI address that you name. We never offer shop credit instead unless you ask for
it.</p>

<h2>Questions</h2>
<p>Call <a href="tel:+914455500123">044 5550 0123</a>, Monday to Saturday, 9 am to 5 pm, or
<a href="/contact-us">write to us</a>.</p>
`

export const cancellationPolicy: DemoPage = {
  route: 'cancellation-policy',
  title: 'Cancellation policy',
  description: 'What you get back when you cancel an order, a ticket or a school place, and how soon.',
  image: null,
  sections: [words('Cancellation', html)],
}
