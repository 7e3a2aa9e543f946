/** Names in which a refused word of `docs/glossary.md` is the field's own word, each with its reason. */
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

/** Files in which a refused word is what is drawn: pictures of rooms, stalls and doors. */
export const filesWithDrawings = ['packages/design/src/drawing/**']
