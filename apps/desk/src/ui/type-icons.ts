import {
  albumsOutline,
  bookOutline,
  briefcaseOutline,
  clipboardOutline,
  cubeOutline,
  documentOutline,
  documentTextOutline,
  folderOutline,
  globeOutline,
  gridOutline,
  homeOutline,
  imagesOutline,
  keyOutline,
  laptopOutline,
  listOutline,
  mailOutline,
  menuOutline,
  notificationsOutline,
  peopleOutline,
  personOutline,
  ribbonOutline,
  returnUpForwardOutline,
  schoolOutline,
  shareSocialOutline,
  shieldCheckmarkOutline,
  settingsOutline,
  storefrontOutline,
  ticketOutline,
  warningOutline,
} from 'ionicons/icons'

export const homeIcon = homeOutline

/** A help for the eye only: a type without a drawing of its own takes its room's, and that has a plain folder. */
const ofType: Record<string, string> = {
  'Web Page': documentTextOutline,
  'Website Settings': settingsOutline,
  Header: menuOutline,
  Footer: albumsOutline,
  Redirect: returnUpForwardOutline,
  Product: cubeOutline,
  'Product Category': gridOutline,
  Brand: ribbonOutline,
  User: personOutline,
  'API Key': keyOutline,
  Session: laptopOutline,
  File: documentOutline,
}

const ofRoom: Record<string, string> = {
  website: globeOutline,
  contact: mailOutline,
  businesses: storefrontOutline,
  catalog: cubeOutline,
  events: ticketOutline,
  gallery: imagesOutline,
  identity: peopleOutline,
  files: documentOutline,
  forms: clipboardOutline,
  notifications: notificationsOutline,
  rights: shieldCheckmarkOutline,
  records: listOutline,
  webhooks: shareSocialOutline,
  dead_letters: warningOutline,
  students: schoolOutline,
  blog: bookOutline,
  jobs: briefcaseOutline,
}

export function typeIcon(type: { name: string; module: string }): string {
  return ofType[type.name] ?? ofRoom[type.module] ?? folderOutline
}
