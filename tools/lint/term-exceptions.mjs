/** Names in which a word that `docs/glossary.md` refuses is the field's own word, each with its reason. */
export const termExceptions = {
  keepAlive: 'the HTTP connection option',
  keep_alive: 'the HTTP connection option',
  quietHours: 'hours without notifications, as phones call them',
  QuietHours: 'hours without notifications, as phones call them',
  quiet_from: 'start of the quiet hours',
  quiet_until: 'end of the quiet hours',
  houseNumber: 'part of a postal address',
}
