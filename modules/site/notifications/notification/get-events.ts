import { method, onlyRoles } from '#framework/modules'
import { notificationEvents } from '../extension-points.ts'

/** What people are told of, which values its texts may ask for, and how the house words it. */
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
