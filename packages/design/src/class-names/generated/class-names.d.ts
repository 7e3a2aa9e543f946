// Written by `npm run generate`; changes by hand are lost.

declare module '*/account.module.css' {
  const styles: Readonly<Record<'deadLink' | 'profileDetails' | 'tickLine', string>>
  export default styles
}

declare module '*/profile.module.css' {
  const styles: Readonly<
    Record<
      | 'profile'
      | 'profileActions'
      | 'profileChild'
      | 'profileChildren'
      | 'profileChoices'
      | 'profileHead'
      | 'profileKolam'
      | 'profileNav'
      | 'profileOut'
      | 'profileParts'
      | 'profileRows'
      | 'profileTopics',
      string
    >
  >
  export default styles
}

declare module '*/affiliates.module.css' {
  const styles: Readonly<
    Record<
      | 'bar'
      | 'chart'
      | 'charts'
      | 'code'
      | 'codeHead'
      | 'codeKolam'
      | 'codeText'
      | 'details'
      | 'figure'
      | 'form'
      | 'kinds'
      | 'months'
      | 'noBar'
      | 'own'
      | 'payouts'
      | 'program'
      | 'rates'
      | 'stepText'
      | 'steps'
      | 'terms'
      | 'termsText'
      | 'totals',
      string
    >
  >
  export default styles
}

declare module '*/article.module.css' {
  const styles: Readonly<
    Record<
      | 'byline'
      | 'bylineText'
      | 'column'
      | 'cover'
      | 'coverBlock'
      | 'head'
      | 'neighbour'
      | 'neighbours'
      | 'partTitle'
      | 'summary'
      | 'tags'
      | 'text'
      | 'wide',
      string
    >
  >
  export default styles
}

declare module '*/blog.module.css' {
  const styles: Readonly<
    Record<
      | 'card'
      | 'cardSummary'
      | 'chips'
      | 'facts'
      | 'grid'
      | 'kicker'
      | 'lead'
      | 'leadBlock'
      | 'leadSummary'
      | 'leadText'
      | 'listFoot'
      | 'listHead'
      | 'posts',
      string
    >
  >
  export default styles
}

declare module '*/comments.module.css' {
  const styles: Readonly<
    Record<
      'avatar' | 'commentBody' | 'commentHead' | 'commentList' | 'commentText' | 'comments' | 'signIn',
      string
    >
  >
  export default styles
}

declare module '*/board.module.css' {
  const styles: Readonly<Record<'topicForm', string>>
  export default styles
}

declare module '*/place-page.module.css' {
  const styles: Readonly<Record<'placeChoice' | 'placeChoices' | 'placePage', string>>
  export default styles
}

declare module '*/verify.module.css' {
  const styles: Readonly<Record<'good' | 'verdict' | 'verify' | 'verifyWhose', string>>
  export default styles
}

declare module '*/cart-screen.module.css' {
  const styles: Readonly<
    Record<
      | 'announcement'
      | 'cartChanges'
      | 'cartFulfilmentHead'
      | 'cartLine'
      | 'cartLineActions'
      | 'cartLineSum'
      | 'cartLines'
      | 'cartPage'
      | 'cartParts'
      | 'cartPlace'
      | 'signInFirst'
      | 'sumText'
      | 'textButton'
      | 'undeliverable',
      string
    >
  >
  export default styles
}

declare module '*/checkout.module.css' {
  const styles: Readonly<
    Record<
      | 'checkout'
      | 'checkoutChosen'
      | 'checkoutGift'
      | 'checkoutGiftForm'
      | 'checkoutHead'
      | 'checkoutHeld'
      | 'checkoutItems'
      | 'checkoutLine'
      | 'checkoutOption'
      | 'checkoutOptions'
      | 'checkoutParts'
      | 'checkoutPolicies'
      | 'checkoutProblem'
      | 'checkoutPromise'
      | 'checkoutReferral'
      | 'checkoutReferralForm'
      | 'checkoutRest'
      | 'checkoutSlots'
      | 'checkoutSum',
      string
    >
  >
  export default styles
}

declare module '*/coupon.module.css' {
  const styles: Readonly<
    Record<
      | 'code'
      | 'codeForm'
      | 'offer'
      | 'offerText'
      | 'offerTitle'
      | 'offers'
      | 'offersHead'
      | 'offersSummary'
      | 'saved',
      string
    >
  >
  export default styles
}

declare module '*/catalog.module.css' {
  const styles: Readonly<
    Record<
      | 'cardRating'
      | 'categoryLink'
      | 'facetCount'
      | 'fullRow'
      | 'listing'
      | 'listingAside'
      | 'listingChoices'
      | 'listingFilter'
      | 'listingMain'
      | 'listingTools'
      | 'reached'
      | 'searchBox'
      | 'searchHelp'
      | 'searchItems'
      | 'searchLine'
      | 'sellerCard'
      | 'sellerCards'
      | 'sellerCategories'
      | 'viewChoice',
      string
    >
  >
  export default styles
}

declare module '*/product.module.css' {
  const styles: Readonly<
    Record<
      | 'addToCart'
      | 'added'
      | 'attributes'
      | 'buyDock'
      | 'buyRow'
      | 'notifyMe'
      | 'pictureCount'
      | 'productFacts'
      | 'productHead'
      | 'productLarge'
      | 'productPage'
      | 'productPictures'
      | 'productPrice'
      | 'promises'
      | 'rated'
      | 'thumbs'
      | 'variantOption',
      string
    >
  >
  export default styles
}

declare module '*/facets.module.css' {
  const styles: Readonly<Record<'facet' | 'facetMore' | 'facetValue' | 'priceFields', string>>
  export default styles
}

declare module '*/reviews.module.css' {
  const styles: Readonly<
    Record<
      | 'judgeRow'
      | 'ratingAverage'
      | 'ratingBar'
      | 'ratingBars'
      | 'ratingNumber'
      | 'ratingPart'
      | 'reviewAnswer'
      | 'reviewCard'
      | 'reviewPhotos'
      | 'reviewSort'
      | 'reviewText'
      | 'reviewsShown'
      | 'starRow'
      | 'starsChoices'
      | 'starsText'
      | 'writeHead'
      | 'writeReview',
      string
    >
  >
  export default styles
}

declare module '*/site-results.module.css' {
  const styles: Readonly<Record<'hasPicture' | 'siteGroups' | 'siteResults', string>>
  export default styles
}

declare module '*/check-in.module.css' {
  const styles: Readonly<
    Record<
      | 'camera'
      | 'directions'
      | 'duplicates'
      | 'eventLink'
      | 'live'
      | 'network'
      | 'scanCount'
      | 'scanList'
      | 'scanOptions'
      | 'scanResult'
      | 'typedCode',
      string
    >
  >
  export default styles
}

declare module '*/class-lists.module.css' {
  const styles: Readonly<
    Record<
      | 'amount'
      | 'choice'
      | 'counts'
      | 'delivery'
      | 'head'
      | 'item'
      | 'itemText'
      | 'items'
      | 'listNote'
      | 'page'
      | 'parts'
      | 'scroll'
      | 'side'
      | 'substitute'
      | 'tick'
      | 'ticks',
      string
    >
  >
  export default styles
}

declare module '*/coming-soon.module.css' {
  const styles: Readonly<Record<'soon', string>>
  export default styles
}

declare module '*/contributions.module.css' {
  const styles: Readonly<
    Record<'supportForm' | 'supportPurpose' | 'supportPurposes' | 'supportTicks' | 'supporters', string>
  >
  export default styles
}

declare module '*/events.module.css' {
  const styles: Readonly<
    Record<
      | 'brandColoured'
      | 'eventBanner'
      | 'eventHead'
      | 'eventSplit'
      | 'month'
      | 'ticketDetails'
      | 'ticketTypes',
      string
    >
  >
  export default styles
}

declare module '*/registered.module.css' {
  const styles: Readonly<
    Record<
      | 'cancelActions'
      | 'myTickets'
      | 'myTicketsHint'
      | 'qr'
      | 'qrBlock'
      | 'qrPlace'
      | 'qrTicket'
      | 'qrTickets'
      | 'registeredMain'
      | 'registeredRow'
      | 'ticketLink'
      | 'timeLeft',
      string
    >
  >
  export default styles
}

declare module '*/registering.module.css' {
  const styles: Readonly<
    Record<
      | 'addPerson'
      | 'attendee'
      | 'attendeeAge'
      | 'attendeeButton'
      | 'attendeeName'
      | 'changeForm'
      | 'childrenOptions'
      | 'companions'
      | 'registering'
      | 'registeringFields'
      | 'ticketOption'
      | 'ticketOptions',
      string
    >
  >
  export default styles
}

declare module '*/family.module.css' {
  const styles: Readonly<
    Record<
      | 'applicationHead'
      | 'cardCode'
      | 'cardTicket'
      | 'childActions'
      | 'childBlock'
      | 'childHead'
      | 'childKolam'
      | 'childPart'
      | 'childSplit'
      | 'childTile'
      | 'children'
      | 'classLists'
      | 'familyActions'
      | 'feeHead'
      | 'isDue',
      string
    >
  >
  export default styles
}

declare module '*/statement.module.css' {
  const styles: Readonly<
    Record<
      | 'amount'
      | 'barMonth'
      | 'barPair'
      | 'bars'
      | 'charged'
      | 'chart'
      | 'choices'
      | 'isPaid'
      | 'legend'
      | 'lines'
      | 'month'
      | 'monthSums'
      | 'paid'
      | 'statement'
      | 'statementBlock'
      | 'statementSide'
      | 'sums'
      | 'total'
      | 'totalAmount'
      | 'totalParts',
      string
    >
  >
  export default styles
}

declare module '*/gallery.module.css' {
  const styles: Readonly<Record<'albums' | 'ownPictures' | 'pictures' | 'play', string>>
  export default styles
}

declare module '*/gift-cards.module.css' {
  const styles: Readonly<
    Record<
      | 'giftAmount'
      | 'giftAside'
      | 'giftBalance'
      | 'giftBlock'
      | 'giftBuying'
      | 'giftCheck'
      | 'giftCode'
      | 'giftForm'
      | 'giftKolam'
      | 'giftLeft'
      | 'giftMessage'
      | 'giftPreview'
      | 'giftStatus'
      | 'giftTerms'
      | 'gifts',
      string
    >
  >
  export default styles
}

declare module '*/inbox.module.css' {
  const styles: Readonly<
    Record<
      | 'inbox'
      | 'inboxHead'
      | 'inboxList'
      | 'inboxMark'
      | 'inboxMore'
      | 'inboxRow'
      | 'inboxText'
      | 'inboxTitle'
      | 'isUnread',
      string
    >
  >
  export default styles
}

declare module '*/orders.module.css' {
  const styles: Readonly<
    Record<
      | 'documentLink'
      | 'downloadText'
      | 'downloads'
      | 'moneyPreview'
      | 'orderActions'
      | 'orderAddress'
      | 'orderCard'
      | 'orderCardText'
      | 'orderDocuments'
      | 'orderEvents'
      | 'orderFacts'
      | 'orderFollow'
      | 'orderFulfilment'
      | 'orderLine'
      | 'orderLineAction'
      | 'orderLineText'
      | 'orderLines'
      | 'orderLink'
      | 'orderMain'
      | 'orderPictures'
      | 'orderSums'
      | 'orderThread'
      | 'orderTotal'
      | 'orderTracking'
      | 'ordersCards'
      | 'plainGroup'
      | 'refundTo'
      | 'returnForm'
      | 'returnLine'
      | 'returnNote'
      | 'returnOption',
      string
    >
  >
  export default styles
}

declare module '*/payments.module.css' {
  const styles: Readonly<Record<'payLink', string>>
  export default styles
}

declare module '*/pledges.module.css' {
  const styles: Readonly<Record<'isReversed' | 'pledgeHead' | 'pledges' | 'saleReturned' | 'sales', string>>
  export default styles
}

declare module '*/quotes.module.css' {
  const styles: Readonly<
    Record<
      'quoteFoot' | 'quoteItem' | 'quoteItems' | 'quoteNote' | 'quotePage' | 'quoteText' | 'quoteTotal',
      string
    >
  >
  export default styles
}

declare module '*/renewal.module.css' {
  const styles: Readonly<Record<'renewalChanges' | 'renewalChild' | 'renewedChild' | 'step', string>>
  export default styles
}

declare module '*/volunteers.module.css' {
  const styles: Readonly<
    Record<
      | 'actionNote'
      | 'certificate'
      | 'creditTotal'
      | 'entryCredit'
      | 'entryEarned'
      | 'hoursList'
      | 'hoursStatus'
      | 'hoursTotals'
      | 'shift'
      | 'shiftActions'
      | 'shiftDay'
      | 'shifts',
      string
    >
  >
  export default styles
}

declare module '*/wallet.module.css' {
  const styles: Readonly<Record<'addAmount' | 'addForm' | 'addTerms', string>>
  export default styles
}

declare module '*/wishlist.module.css' {
  const styles: Readonly<
    Record<
      | 'item'
      | 'itemPrice'
      | 'itemText'
      | 'items'
      | 'listAction'
      | 'listActions'
      | 'listForm'
      | 'listHead'
      | 'moveField'
      | 'priceDrop'
      | 'removeButton'
      | 'shareTick'
      | 'wishlistPage',
      string
    >
  >
  export default styles
}

declare module '*/canopy.module.css' {
  const styles: Readonly<
    Record<
      | 'barTitle'
      | 'canopy'
      | 'canopyBar'
      | 'canopyWide'
      | 'isAway'
      | 'isFixed'
      | 'placeLink'
      | 'reference'
      | 'referenceSite',
      string
    >
  >
  export default styles
}

declare module '*/footer.module.css' {
  const styles: Readonly<Record<'appLinks' | 'footer' | 'footerColumns' | 'footerEnd' | 'social', string>>
  export default styles
}

declare module '*/tabs.module.css' {
  const styles: Readonly<Record<'dockless' | 'isDocked' | 'pill' | 'tabs' | 'toast', string>>
  export default styles
}

declare module '*/balance.module.css' {
  const styles: Readonly<
    Record<
      | 'balance'
      | 'balanceAmount'
      | 'balanceBlock'
      | 'balanceExpiring'
      | 'balanceHead'
      | 'balanceKolam'
      | 'balanceLimits'
      | 'balanceLines'
      | 'balanceMonth'
      | 'balanceNone'
      | 'balanceOrder'
      | 'balanceParts'
      | 'balanceStatement'
      | 'balanceSums'
      | 'balanceTermList'
      | 'balanceTerms'
      | 'balanceTicket'
      | 'isIn',
      string
    >
  >
  export default styles
}

declare module '*/brand-marks.module.css' {
  const styles: Readonly<Record<'logo' | 'logoText', string>>
  export default styles
}

declare module '*/breadcrumbs.module.css' {
  const styles: Readonly<Record<'crumbs', string>>
  export default styles
}

declare module '*/cards.module.css' {
  const styles: Readonly<
    Record<'albumTitle' | 'dateTile' | 'eventCard' | 'events' | 'firstWide' | 'product' | 'words', string>
  >
  export default styles
}

declare module '*/cart.module.css' {
  const styles: Readonly<Record<'quantity', string>>
  export default styles
}

declare module '*/withdrawal-confirmation.module.css' {
  const styles: Readonly<Record<'withdrawalConfirmation', string>>
  export default styles
}

declare module '*/amount-choice.module.css' {
  const styles: Readonly<Record<'amount' | 'amounts' | 'ownAmount', string>>
  export default styles
}

declare module '*/choices.module.css' {
  const styles: Readonly<Record<'buttons' | 'check' | 'choice' | 'choices' | 'radios', string>>
  export default styles
}

declare module '*/form-page.module.css' {
  const styles: Readonly<
    Record<
      | 'formButtons'
      | 'formColumn'
      | 'formPage'
      | 'formSection'
      | 'formTitle'
      | 'formWrap'
      | 'savedBadge'
      | 'steps',
      string
    >
  >
  export default styles
}

declare module '*/form.module.css' {
  const styles: Readonly<
    Record<
      | 'colour'
      | 'country'
      | 'fieldLegend'
      | 'formSent'
      | 'longInput'
      | 'phone'
      | 'picker'
      | 'problems'
      | 'readOnly'
      | 'receipt'
      | 'receiptNumber'
      | 'rowLink'
      | 'rows'
      | 'selectInput'
      | 'sentActions'
      | 'sentBefore'
      | 'sign'
      | 'withSign',
      string
    >
  >
  export default styles
}

declare module '*/pick-and-upload.module.css' {
  const styles: Readonly<
    Record<
      | 'isActive'
      | 'isUploaded'
      | 'photoNames'
      | 'photosButton'
      | 'pickerList'
      | 'pickerState'
      | 'touchOnly'
      | 'upload'
      | 'uploadActions',
      string
    >
  >
  export default styles
}

declare module '*/lightbox.module.css' {
  const styles: Readonly<
    Record<
      | 'lightbox'
      | 'lightboxCaption'
      | 'lightboxFoot'
      | 'lightboxFrame'
      | 'lightboxHint'
      | 'lightboxThumbnails',
      string
    >
  >
  export default styles
}

declare module '*/market.module.css' {
  const styles: Readonly<Record<'marketActions' | 'marketChips', string>>
  export default styles
}

declare module '*/menu.module.css' {
  const styles: Readonly<
    Record<
      | 'menuCount'
      | 'sideMenu'
      | 'sideMenuChoices'
      | 'sideMenuEnd'
      | 'sideMenuEntries'
      | 'sideMenuHead'
      | 'sideMenuScroll',
      string
    >
  >
  export default styles
}

declare module '*/pay-sheet.module.css' {
  const styles: Readonly<
    Record<
      | 'isPaid'
      | 'payAmount'
      | 'payBody'
      | 'payDue'
      | 'payMoment'
      | 'payMore'
      | 'payOption'
      | 'payOptions'
      | 'payTicket'
      | 'payWaiting',
      string
    >
  >
  export default styles
}

declare module '*/place.module.css' {
  const styles: Readonly<
    Record<
      | 'addressActions'
      | 'addressCard'
      | 'addressGrid'
      | 'addressKnown'
      | 'addressList'
      | 'addressPick'
      | 'postal'
      | 'postalActions'
      | 'postalFound',
      string
    >
  >
  export default styles
}

declare module '*/product-row.module.css' {
  const styles: Readonly<Record<'pair' | 'row' | 'section' | 'titles' | 'together', string>>
  export default styles
}

declare module '*/proof.module.css' {
  const styles: Readonly<Record<'codeInput', string>>
  export default styles
}

declare module '*/banner.module.css' {
  const styles: Readonly<
    Record<
      | 'art'
      | 'banner'
      | 'cut'
      | 'fair'
      | 'fairHero'
      | 'hasPicture'
      | 'heroTicket'
      | 'heroTitle'
      | 'linkCard'
      | 'tintField'
      | 'tintInfo'
      | 'tintOk'
      | 'words',
      string
    >
  >
  export default styles
}

declare module '*/sections.module.css' {
  const styles: Readonly<
    Record<
      | 'by'
      | 'counters'
      | 'faq'
      | 'figure'
      | 'film'
      | 'quote'
      | 'quotes'
      | 'sellerIcons'
      | 'slide'
      | 'slider'
      | 'sliderButtons'
      | 'strip'
      | 'words',
      string
    >
  >
  export default styles
}

declare module '*/sheet.module.css' {
  const styles: Readonly<Record<'isAlert' | 'sheet' | 'sheetBody' | 'sheetFoot' | 'sheetHead', string>>
  export default styles
}

declare module '*/fields.module.css' {
  const styles: Readonly<
    Record<
      | 'checkCell'
      | 'checkField'
      | 'chosenLinks'
      | 'colourValue'
      | 'exact'
      | 'fileCell'
      | 'fileField'
      | 'fileTools'
      | 'formattedPlace'
      | 'htmlField'
      | 'htmlMark'
      | 'htmlMarks'
      | 'htmlPreview'
      | 'htmlTools'
      | 'isBold'
      | 'isItalic'
      | 'isLink'
      | 'moment'
      | 'multiLink'
      | 'phoneCountry'
      | 'phoneField'
      | 'picturePreview'
      | 'point'
      | 'pointLabel'
      | 'rating'
      | 'shownSignature'
      | 'signature'
      | 'signaturePad'
      | 'stars'
      | 'swatch'
      | 'thumbnail'
      | 'uploadProgress',
      string
    >
  >
  export default styles
}

declare module '*/formatted.module.css' {
  const styles: Readonly<Record<'formatted' | 'formattedText' | 'isWrong' | 'textLength', string>>
  export default styles
}

declare module '*/desk-account.module.css' {
  const styles: Readonly<
    Record<'account' | 'accountActions' | 'deviceList' | 'deviceRow' | 'deviceText' | 'madeKey', string>
  >
  export default styles
}

declare module '*/document-form.module.css' {
  const styles: Readonly<
    Record<
      | 'conflict'
      | 'differenceBox'
      | 'differenceTable'
      | 'documentState'
      | 'explanation'
      | 'formAddress'
      | 'formButton'
      | 'formDock'
      | 'formNotices'
      | 'formPicture'
      | 'formTab'
      | 'formTop'
      | 'hasStep'
      | 'holds'
      | 'nextStep'
      | 'saveButton'
      | 'why',
      string
    >
  >
  export default styles
}

declare module '*/product-stock.module.css' {
  const styles: Readonly<
    Record<'stockCount' | 'stockForm' | 'stockPlace' | 'stockPlaces' | 'stockPromised' | 'stockSave', string>
  >
  export default styles
}

declare module '*/sidebar.module.css' {
  const styles: Readonly<
    Record<
      | 'addLine'
      | 'attachFile'
      | 'comment'
      | 'commentHead'
      | 'commentText'
      | 'comments'
      | 'connection'
      | 'connections'
      | 'face'
      | 'files'
      | 'formNews'
      | 'languagesDone'
      | 'translationSaved'
      | 'translations'
      | 'writeComment',
      string
    >
  >
  export default styles
}

declare module '*/desk-home.module.css' {
  const styles: Readonly<Record<'chipBox' | 'count' | 'waiting' | 'waitingTile' | 'waitingTiles', string>>
  export default styles
}

declare module '*/money-sheets.module.css' {
  const styles: Readonly<
    Record<
      | 'amountField'
      | 'choiceBox'
      | 'choiceCard'
      | 'choiceCards'
      | 'questionField'
      | 'remittanceRow'
      | 'remittanceRows'
      | 'remittanceShort'
      | 'sheetForm',
      string
    >
  >
  export default styles
}

declare module '*/money.module.css' {
  const styles: Readonly<
    Record<
      | 'accountText'
      | 'filterChips'
      | 'methodLabel'
      | 'moneyActions'
      | 'moneySearch'
      | 'paymentTable'
      | 'periodForm'
      | 'rowEnd'
      | 'statementRow'
      | 'statementTable'
      | 'stepProblem'
      | 'waitingActions'
      | 'waitingAmount'
      | 'waitingLine'
      | 'waitingText',
      string
    >
  >
  export default styles
}

declare module '*/overview.module.css' {
  const styles: Readonly<
    Record<
      | 'bars'
      | 'base'
      | 'bookCheck'
      | 'bookChecks'
      | 'bookFaults'
      | 'booksResult'
      | 'chartBox'
      | 'chartDays'
      | 'chartKey'
      | 'count'
      | 'countTile'
      | 'countTiles'
      | 'ground'
      | 'inNumbers'
      | 'isBad'
      | 'isGood'
      | 'isUrgent'
      | 'keyReturned'
      | 'methodLine'
      | 'methodList'
      | 'moneyColumn'
      | 'moneyTile'
      | 'plainTable'
      | 'received'
      | 'returned'
      | 'share'
      | 'shareBar'
      | 'takingsChart'
      | 'today',
      string
    >
  >
  export default styles
}

declare module '*/payment.module.css' {
  const styles: Readonly<
    Record<
      | 'attention'
      | 'copiedFact'
      | 'fact'
      | 'facts'
      | 'isBad'
      | 'isOk'
      | 'isPlain'
      | 'moneyStory'
      | 'moneyTicket'
      | 'paymentColumns'
      | 'receiptLine'
      | 'received'
      | 'receivedMark'
      | 'refundLine'
      | 'refundList'
      | 'storyLink'
      | 'ticketAmount'
      | 'ticketLines',
      string
    >
  >
  export default styles
}

declare module '*/pictures.module.css' {
  const styles: Readonly<
    Record<
      | 'albumChosen'
      | 'albumColumns'
      | 'albumDrop'
      | 'albumGrid'
      | 'albumHint'
      | 'albumPeople'
      | 'albumPicture'
      | 'albumProgress'
      | 'albumSending'
      | 'albumSendingHead'
      | 'albumSide'
      | 'isOver'
      | 'peoplePanel'
      | 'roster'
      | 'rosterNote'
      | 'uploadName'
      | 'uploadRow'
      | 'uploadRows'
      | 'uploadShare',
      string
    >
  >
  export default styles
}

declare module '*/desk-sign-in.module.css' {
  const styles: Readonly<
    Record<'signIn' | 'signInCanopy' | 'signInCard' | 'signInLanguage' | 'textLink', string>
  >
  export default styles
}

declare module '*/desk-shell.module.css' {
  const styles: Readonly<
    Record<
      | 'barButton'
      | 'desk'
      | 'deskPage'
      | 'findButton'
      | 'finderOptions'
      | 'fromTablet'
      | 'onPhone'
      | 'place'
      | 'skipLink'
      | 'topBar'
      | 'who'
      | 'whoName',
      string
    >
  >
  export default styles
}

declare module '*/bell.module.css' {
  const styles: Readonly<
    Record<
      | 'bell'
      | 'bellCount'
      | 'inboxMark'
      | 'inboxNotice'
      | 'inboxNoticeBody'
      | 'inboxNoticeTime'
      | 'inboxNoticeTitle'
      | 'inboxPanel'
      | 'inboxPanelEmpty'
      | 'inboxPanelHead'
      | 'inboxPanelList'
      | 'inboxPanelProblem'
      | 'isUnread',
      string
    >
  >
  export default styles
}

declare module '*/side-nav.module.css' {
  const styles: Readonly<
    Record<'label' | 'navGroup' | 'navGroupButton' | 'side' | 'sideCanopy' | 'sideDrawer' | 'sideNav', string>
  >
  export default styles
}

declare module '*/tables.module.css' {
  const styles: Readonly<
    Record<
      | 'addButtons'
      | 'phoneRows'
      | 'rowActions'
      | 'rowGap'
      | 'rowMenu'
      | 'sectionItemActions'
      | 'sectionParts'
      | 'sectionRows'
      | 'sectionText'
      | 'sheet'
      | 'tableHelp'
      | 'tableScroll',
      string
    >
  >
  export default styles
}

declare module '*/list-page.module.css' {
  const styles: Readonly<
    Record<
      | 'chipText'
      | 'chosenBar'
      | 'chosenNone'
      | 'columnChoice'
      | 'columnsChip'
      | 'filterChoices'
      | 'fromDesktop'
      | 'listArea'
      | 'listPager'
      | 'listSearch'
      | 'listSort'
      | 'listTools'
      | 'listViewChoices'
      | 'named'
      | 'pageSize'
      | 'refusals'
      | 'sortButton',
      string
    >
  >
  export default styles
}

declare module '*/list-views.module.css' {
  const styles: Readonly<
    Record<
      | 'exportButton'
      | 'exportProgress'
      | 'isWrapping'
      | 'plainHead'
      | 'tagChip'
      | 'tagChips'
      | 'tagLine'
      | 'unbroken'
      | 'viewBar'
      | 'viewChanged'
      | 'viewTab'
      | 'viewTabs'
      | 'viewTitle',
      string
    >
  >
  export default styles
}

declare module '*/secrets.module.css' {
  const styles: Readonly<
    Record<
      | 'authenticator'
      | 'authenticatorPicture'
      | 'codeField'
      | 'recovery'
      | 'recoveryActions'
      | 'recoveryCodes'
      | 'secretLine'
      | 'secretText',
      string
    >
  >
  export default styles
}
