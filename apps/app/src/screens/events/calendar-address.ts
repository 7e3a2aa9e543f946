/** A calendar file as an address that a link can hold: it is there without a connection. */
export const calendarAddress = (file: string): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
