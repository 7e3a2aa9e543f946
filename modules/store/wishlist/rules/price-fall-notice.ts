import { notificationEvent } from '#site/notifications'

/** Told once for each fall, to whoever keeps the thing and wishes to hear of such. */
export const priceFell = notificationEvent({
  name: 'wishlist.price_fell',
  eventClass: 'promotional',
  values: ['product', 'before', 'now', 'link'],
  channels: ['in-app', 'e-mail'],
  texts: {
    en: {
      subject: 'Costs less now: {{ product }}',
      body: '“{{ product }}” from your wishlist costs {{ now }} now. Before it was {{ before }}.\n\n{{ link }}\n\nPrices may change again; this is the only message about this fall.',
      short: '“{{ product }}” costs {{ now }} now. Before it was {{ before }}.',
    },
    hi: {
      subject: 'अब सस्ता: {{ product }}',
      body: 'आपकी पसंद सूची का “{{ product }}” अब {{ now }} का है। पहले {{ before }} था।\n\n{{ link }}\n\nकीमतें फिर बदल सकती हैं; इस गिरावट के बारे में यही एक संदेश है।',
      short: '“{{ product }}” अब {{ now }} का है। पहले {{ before }} था।',
    },
    ta: {
      subject: 'இப்போது விலை குறைவு: {{ product }}',
      body: 'உங்கள் விருப்பப் பட்டியலில் உள்ள “{{ product }}” இப்போது {{ now }}. முன்பு {{ before }}.\n\n{{ link }}\n\nவிலை மீண்டும் மாறலாம்; இந்த விலைக்குறைவைப் பற்றிய ஒரே செய்தி இது.',
      short: '“{{ product }}” இப்போது {{ now }}. முன்பு {{ before }}.',
    },
  },
})
