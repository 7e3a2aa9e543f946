import { method, onlyRoles } from '#framework/modules'
import { notificationEvents } from '../extension-points.ts'

/** Returns the notification events with their template values, channels and texts. */
export const getEvents = method({
  access: onlyRoles('System Manager', 'School Office'),
  input: {},
  reads: true,
  run: async ({ extensions }) =>
    extensions(notificationEvents).map(({ name, eventClass, values, channels, texts }) => ({
      event: name,
      event_class: eventClass,
      values,
      channels: [...new Set(channels.flat())],
      texts,
    })),
})
