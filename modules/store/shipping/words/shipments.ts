import type { Words } from '#framework/words'

/** Parcels on their way. */
export const shipmentWords: Words = {
  Shipment: { hi: 'खेप', ta: 'அனுப்புகை' },
  'Parcel type': { hi: 'पार्सल का प्रकार', ta: 'பார்சலின் வகை' },
  Parcel: { hi: 'पार्सल', ta: 'பார்சல்' },
  'Follows from what its carrier tells': {
    hi: 'कूरियर की सूचना से तय होता है',
    ta: 'கூரியர் தெரிவிப்பதிலிருந்து அமைகிறது',
  },
  'in transit': { hi: 'रास्ते में', ta: 'வழியில் உள்ளது' },
  'out for delivery': { hi: 'पहुँचाने निकला', ta: 'ஒப்படைக்கக் கிளம்பியது' },
  delivered: { hi: 'पहुँच गया', ta: 'ஒப்படைக்கப்பட்டது' },
  Carrier: { hi: 'कूरियर', ta: 'கூரியர்' },
  'Tracking number': { hi: 'ट्रैकिंग नंबर', ta: 'கண்காணிப்பு எண்' },
  'Tracking page': { hi: 'ट्रैकिंग पेज', ta: 'கண்காணிப்புப் பக்கம்' },
  'Shipped at': { hi: 'कब भेजा', ta: 'அனுப்பிய நேரம்' },
  'Delivered at': { hi: 'कब पहुँचा', ta: 'ஒப்படைத்த நேரம்' },
  'Shipment Event': { hi: 'खेप की सूचना', ta: 'அனுப்புகைத் தகவல்' },
  'Carrier’s event number': { hi: 'कूरियर की सूचना का नंबर', ta: 'கூரியரின் தகவல் எண்' },
}
