import type { deskStock as source } from '../en/desk-stock.ts'
import type { Translation } from '../message.ts'

export const deskStock: Translation<typeof source> = {
  'desk.stock': 'स्टॉक',
  'desk.stock_help': 'जितना गिना, वह संख्या लिखें। यह मौजूद संख्या की जगह ले लेगी।',
  'desk.stock_promised': '{reserved} आरक्षित · {available} उपलब्ध',
  'desk.stock_count_of': '{branch} में {variant} की मौजूद संख्या',
  'desk.stock_save': 'स्टॉक सहेजें',
  'desk.stock_saved': 'स्टॉक सहेजा गया',
  'desk.stock_new': 'पहले उत्पाद सहेजें, फिर यहाँ उसका स्टॉक भरें।',
  'desk.stock_new_offer': 'पहले प्रस्ताव सहेजें, फिर उसका स्टॉक यहाँ डालें।',
  'desk.stock_no_branch': 'आपकी ऐसी कोई शाखा नहीं है जो यह उत्पाद बेचती हो। स्टॉक शाखाओं में गिना जाता है।',
  'desk.stock_untracked': 'इस उत्पाद का स्टॉक नहीं गिना जाता: यह कभी ख़त्म नहीं होता।',
  'desk.stock_bad': 'पूरी संख्या लिखें, 0 या उससे ज़्यादा',
}
