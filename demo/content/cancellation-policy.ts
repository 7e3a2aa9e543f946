import { words, type DemoPage } from './page.ts'

const html = `
<p>Plans change. Here is what you get back, and when.</p>

<h2>Orders from the shop</h2>
<table>
  <thead><tr><th scope="col">When you cancel</th><th scope="col">What you get back</th></tr></thead>
  <tbody>
    <tr><td>Before it is packed</td><td>Everything</td></tr>
    <tr><td>Packed, but not yet with the courier</td><td>Everything</td></tr>
    <tr><td>On its way</td><td>Everything but the delivery charge</td></tr>
    <tr><td>Within 7 days of delivery</td><td>The price of what you send back, once we have it</td></tr>
    <tr><td>Damaged, broken or not what you ordered</td><td>Everything, the way back included, within 30 days</td></tr>
  </tbody>
</table>
<p>To cancel, open <em>My orders</em> and tap <em>Cancel</em>, or call the shop. No form, no reason needed. For a return
we come to your door; please keep the box.</p>
<p>Sweets and savouries, seed packets, opened books of puzzles, and cloth cut to your measure do not come back, unless we
made the mistake.</p>

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
