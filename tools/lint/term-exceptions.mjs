/** Names in which a word that `docs/glossary.md` refuses is the field's own word, each with its reason. */
export const termExceptions = {
  keepAlive: 'the HTTP connection option',
  keep_alive: 'the HTTP connection option',
  quietHours: 'hours without notifications, as phones call them',
  QuietHours: 'hours without notifications, as phones call them',
  quiet_from: 'start of the quiet hours',
  quiet_until: 'end of the quiet hours',
  houseNumber: 'part of a postal address',
  'quiet-hours.rules.ts': 'hours without notifications',
  'quiet-hours.test.ts': 'hours without notifications',
  hear_about_us: 'a field of the registration form, named by the specification',
}

/**
 * Files in which a refused word is a name on the wire, or a column, that is not renamed yet: `taken`, `pieces`, `way`,
 * `ways`, `taken_off`, `shelf`, `says`, `kept`, `kept_as`, `going`, `stall`; and the pictures of rooms, stalls and doors.
 */
export const filesWithWireNames = [
  'packages/design/src/drawing/**',
  ...['apps/desk/src/shell/find-places.test.ts', 'apps/desk/src/ui/type-icons.ts'],
  'modules/community/events/{event/mela-event.hooks,registration/register-concurrently.test,seats/seats.rules}.ts',
  'modules/community/events/testing/sample-site.ts',
  'modules/community/students/registration/student-registration.queries.ts',
  'modules/community/volunteers/{shift-assignment/shift-assignment.queries,shift/get-shifts}.ts',
  'modules/money/{counter/manual-payment/reverse-payment,ledger/takings/get-takings}.ts',
  'modules/store/cart/{cart/cart-doc,line/add}.ts',
  ...['modules/store/catalog/demo.test.ts', 'modules/store/inventory/reservation/reservations.ts'],
  'modules/store/orders/{balance/preview-balance,cash-on-delivery/collect-in-any-sequence.test}.ts',
  'modules/store/orders/{order/order-view.queries,return/return.queries}.ts',
  ...[
    'modules/store/shipping/shipping-rate/shipping-terms.ts',
    'modules/store/wishlist/wishlist/add-to-wishlist.ts',
  ],
  'packages/framework/src/{assignments/document-assignments,comments/document-comments,tags/document-tags}.ts',
  'packages/framework/src/{desk/get-types,files/files.module,openapi/realtime}.ts',
]
