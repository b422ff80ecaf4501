// Subjects that a library of development skills does not cover, in the words people use for them. Each slot lists the usual wording
// first, then others; `rare` holds whole requests for the same work that share hardly a word with the rest.

export interface GapTheme {
  name: string
  act: readonly string[]
  thing: readonly string[]
  detail: readonly string[]
  rare: readonly string[]
}

const theme = (name: string, act: string, thing: string, detail: string, rare: string): GapTheme => {
  const list = (text: string) => text.split("|").map((part) => part.trim())
  return { name, act: list(act), thing: list(thing), detail: list(detail), rare: list(rare) }
}

export const GAP_THEMES: readonly GapTheme[] = [
  theme(
    "kubernetes-autoscaling",
    "autoscale|scale up|add replicas to|grow|resize|throttle|multiply",
    "the kubernetes cluster|our k8s pods|the helm deployment|worker nodes|our kubernetes replicas|pods on gke|the eks nodes|kube deployments",
    "when traffic spikes|under peak load|with the horizontal autoscaler|during black friday|when cpu saturates|on weekends|as visitors surge",
    "HPA keeps thrashing between two and nine replicas|node pool never shrinks at night|pods stay pending although karpenter should launch machines|keda scaler ignores the rabbitmq backlog|evictions whenever memory climbs on the spot instances",
  ),
  theme(
    "terraform-drift",
    "reconcile|fix drift in|import into|refresh|undo manual edits in|untangle|inspect",
    "our terraform state|the tfstate file|terraform modules|infrastructure declared in hcl|terraform|our terragrunt stacks|opentofu resources|the terraform workspace",
    "after someone clicked in the aws console|with resources created by hand|without destroying the vpc|after the weekend outage|since nobody remembers who edited it|across aws accounts",
    "terraform plan shows 40 unexpected replacements|someone edited the security group manually and tf wants to undo it|tofu wants to recreate the s3 bucket although nothing moved|orphaned iam roles nobody codified|tfvars disagree with reality on azure",
  ),
  theme(
    "payroll",
    "run|calculate|process|double-check|settle|recompute|pay out",
    "payroll|the monthly salaries|wages|payslips|employee salaries|the payroll of our warehouse staff|bonuses and wages|salary slips",
    "for hourly employees|with overtime|including the holiday bonus|after tax withholding|for part timers|with sick leave deductions|minus pension contributions|for the december payday",
    "gross to net for twelve staff|two people were underpaid in march, compute the back pay|social security deductions look wrong for the apprentices|reimburse commuting allowances with june paychecks|severance for a laid off welder",
  ),
  theme(
    "invoice-ocr",
    "extract|scan|read|pull|digitise|transcribe|capture",
    "totals from supplier invoices|line items from scanned receipts|the vat number from bills|amounts from invoice pdfs|supplier invoices|paper receipts|faxed bills|sums on photographed receipts",
    "with ocr|into a spreadsheet|even when the photo is blurry|for bookkeeping|for the accountant|with handwriting on them|from a blurry phone photo|every evening",
    "tesseract garbles the vendor name on crumpled paper|photographed till slips to rows|bookkeeper retypes hundreds of petrol slips|iban on the german bill gets misread|vendor scans come sideways and stained",
  ),
  theme(
    "podcast-editing",
    "edit|clean up|master|cut|denoise|equalise|shorten|mix",
    "the podcast episode|our interview recording|the audio of the show|the voice track|our podcast|two podcast hosts|the recorded interview audio|dialogue of the episode",
    "remove hum and background noise|level the loudness to -16 lufs|take out the ums|add the intro jingle|remove hum and hiss|without breaths and coughs|with intro jingle|so both hosts sound alike",
    "guest microphone clips and hisses|trim silences and crossfade to the outro music|sibilance hurts with headphones|de-ess the narrator and compress gently|lavalier rustle ruins minute seventeen",
  ),
  theme(
    "subtitle-translation",
    "translate|localise|dub|caption|retranslate|adapt|spot",
    "the subtitles|our srt files|video captions|closed captions of the film|movie subtitles|srt captions|subtitles of the documentary|dialogue captions",
    "into spanish and german|keeping the timecodes|with two lines of 42 characters|for the streaming release|into brazilian portuguese|for deaf viewers|without losing jokes|so they fit two rows",
    "vtt cues drift out of sync after frame rate conversion|burned-in text must become french|italian dub lags behind the lips|sdh cues for the korean drama|netflix timed-text rejects our reading speed",
  ),
  theme(
    "3d-printing",
    "print|slice|prepare|orient|reprint|hollow|glue|scale down",
    "the stl model|this 3d print|a bracket in petg|the miniature|the stl|a printed hinge|our resin miniature|pla gears",
    "without supports|so that layers do not warp|on an ender 3|with a 0.4 nozzle|so they do not warp|with tree supports|on the prusa|at 0.2 mm thickness",
    "stringing and blobs on every overhang|bed adhesion fails at the first layer|elephant foot and ringing on calibration cubes|nozzle clogs halfway with wood filament|cura ignores my brim",
  ),
  theme(
    "wedding-seating",
    "arrange|plan|draw up|shuffle|rearrange|allocate|sketch",
    "the wedding seating|table placement for guests|the reception tables|who sits where at the banquet|wedding guests|the wedding banquet chairs|seats at the wedding dinner|bridal party seats",
    "keep the divorced uncles apart|with eight chairs per round table|near the dance floor|for 140 guests|with eight chairs each|so grandparents sit together|away from loud speakers|children beside their parents",
    "aunt carol must not face her ex at dinner|rsvp list to place cards|bridesmaids want to sit with their boyfriends|uncle joe hates cousin meg, separate them at supper|escort cards for late rsvps",
  ),
  theme(
    "excel-pivots",
    "build|refresh|repair|summarise with|recalculate|unmerge|sum up|debug",
    "a pivot table|the excel workbook|my xlsx sheet|the vlookup formulas|excel pivot|the spreadsheet formulas|excel columns|a xlsx workbook",
    "by region and quarter|with slicers|because it shows #REF|from the sales export|per region|with slicers and subtotals|without circular references|for the bookkeeper",
    "index match returns n/a for half the cells|macro to consolidate twelve tabs|sumifs counts blanks as zero|power query drops leading zeros in postcodes|xlookup spills into merged cells",
  ),
  theme(
    "latex-thesis",
    "typeset|compile|format|fix|reformat|renumber|proofread",
    "my latex thesis|the bibtex bibliography|the dissertation in overleaf|the tikz figures|my thesis in latex|latex chapters|bibtex citations|latex equations",
    "with chapters and appendix|to the university template|overfull hbox everywhere|numbered equations per chapter|with appendix|to university margins|without overfull boxes|before printing",
    "citations render as question marks after the second pdflatex run|margins for the bound copy|biber complains about umlauts in author names|floats wander three pages away|lualatex hyphenates my surname",
  ),
  theme(
    "unity-physics",
    "tune|simulate|fix|smooth|debug|stabilise|weaken|animate",
    "the unity rigidbody|collision of the player character|ragdoll physics|jumping in our unity game|unity colliders|unity rigidbodies|the unity ragdoll|jump physics",
    "so that it does not fall through the floor|at 60 fps|with a capsule collider|on moving platforms|without jitter|on slopes|at 60 fps|when two enemies collide",
    "gravity feels floaty and the hero clips into walls|hinge joint explodes on spawn|car wheels sink into the terrain mesh|hero bounces forever on trampolines|raycast misses the thin platform",
  ),
  theme(
    "android-signing",
    "sign|publish|upload|bundle|re-sign|zipalign|upload and sign|rename",
    "the android apk|our aab|the play store build|the gradle artifact|an android apk|the signed apk|our android bundle|the aab",
    "with the keystore|after the upload certificate expired|for closed track|with version code bump|with a new keystore|for sideloading|without play signing|for samsung phones",
    "google play rejects it: signed by a different key|lost jks passphrase, request upload reset|apksigner says v1 scheme missing|gradle cannot open the jks alias|phones refuse the sideloaded installer",
  ),
  theme(
    "garden-irrigation",
    "water|irrigate|schedule|automate watering of|sprinkle|drip|hydrate|soak",
    "the vegetable garden|tomato beds|the greenhouse drip lines|the lawn sprinklers|my tomatoes|the raised garden beds|garden hoses|our lawn",
    "in dry weeks|with soil moisture probes|every morning before sunrise|without drowning the basil|during heat waves|with a rain barrel|twice weekly|while we are on holiday",
    "seedlings wilt by noon even though the hose ran|solenoid valve and rain barrel on a timer|zucchini leaves scorch by noon|mosquitoes breed in the cistern|sprinklers wet the pavement instead",
  ),
  theme(
    "visa-application",
    "fill in|prepare|apply for|renew|translate papers for|request|extend|fill out",
    "the visa application|my residence permit|the schengen paperwork|a work permit|a schengen visa|my wife's visa|the student visa|our residence permits",
    "for my spouse|with bank statements attached|before the consulate appointment|for six months|before the embassy closes|for six months in lisbon|with notarised translations|for my mother in law",
    "embassy wants apostilled birth certificates|biometrics slot and passport photos in lyon|consulate lost my passport photos|overstayed nine days in tokyo|sponsor letter for grandma's trip to toronto",
  ),
  theme(
    "nutrition-plan",
    "plan|cook|put together|balance|suggest|prepare healthy|shop for|calculate calories of",
    "weekly meals|a vegetarian diet|lunch recipes|dinners for a diabetic|vegetarian dinners|diabetic lunches|breakfasts and dinners|meals for toddlers",
    "under 2000 calories|rich in protein|without gluten and nuts|on a student budget|without gluten|with lentils and tofu|for marathon weeks|with leftovers",
    "grocery list with lentils, tofu and low glycemic carbs|macros for a marathon runner|allergic to peanuts and craving sweets|keto left me dizzy, what else|smoothies to gain muscle",
  ),
  theme(
    "lease-review",
    "check|negotiate|read through|redline|dispute|sign off|understand|renegotiate",
    "the apartment lease|our office rental contract|the tenancy agreement|the landlord's terms|the apartment lease|our lease with the landlord|a sublease|rental terms",
    "for hidden fees|about early termination|who pays for repairs|the deposit clause|about pets|about the deposit|for early termination|about heating repairs",
    "can they keep two months deposit over a scratched parquet|sublet ban and rent escalator|landlord enters without notice|evicted over noise, is that legal|mould in the bedroom and he refuses to paint",
  ),
  theme(
    "drone-mapping",
    "stitch|map|survey|fly over|georeference|photograph|orthorectify|mosaic",
    "drone photos|aerial imagery of the quarry|the orthomosaic|the farm field with a quadcopter|quarry drone photos|drone imagery|aerial photos of vineyards|the drone orthophoto",
    "into a georeferenced map|with ground control points|at 2 cm resolution|after the flood|after the landslide|at 2 cm per pixel|with rtk|for the surveyor",
    "photogrammetry point cloud has holes over water|ndvi of the barley from the multispectral camera|phantom battery dies mid grid over the orchard|blurry tiles along the coastline|volume of the gravel heap from the air",
  ),
  theme(
    "ansible-patching",
    "patch|upgrade|roll out kernel updates to|reboot|upgrade kernels on|apt upgrade|reboot and patch|harden",
    "the ubuntu servers|our debian fleet|linux hosts|the bare metal machines|ubuntu servers|debian hosts|the linux fleet|our centos machines",
    "with ansible|one rack at a time|without downtime|via unattended upgrades|with ansible|overnight|one rack after another|without rebooting twice",
    "playbook hangs waiting for apt lock|livepatch and drain before restarting boxes|dnf transaction stuck on the bastion|openssl cve announced, forty vms affected|grub prompt after kernel bump",
  ),
  theme(
    "choir-sheet-music",
    "transpose|engrave|arrange|transcribe|rewrite|harmonise|simplify|copy",
    "the choir score|this hymn|sheet music for brass|the soprano and alto parts|the hymn for our choir|choir parts|soprano and tenor parts|an old motet",
    "down a minor third|in musescore|for four voices|with lyrics under the notes|in musescore|for four singers|a minor third lower|with lyrics",
    "bass line goes below low e for our singers|lilypond barlines collide with slurs|tenors cannot reach that b flat|organist wants figured bass|sibelius swallows my fermatas",
  ),
  theme(
    "insurance-claim",
    "file|appeal|document|follow up on|contest|dispute|write up|submit",
    "the insurance claim|the car accident damage|water damage in the basement|the denied reimbursement|the insurance claim|my car insurance|accident insurance papers|the denied insurance payout",
    "with photos and police report|before the deadline|against the adjuster's estimate|for the flooded kitchen|after the burst pipe|with police photos|because the adjuster lowballed us|for a flooded basement",
    "insurer says burst pipe was neglect|hail dents on the hood, total loss or repair|hail ruined the roof tiles, who pays|deductible taken twice for one windshield|neighbour's oak crushed my garage",
  ),
  theme(
    "crypto-tax",
    "report|declare|compute|offset|tally|sum up|itemise|tax",
    "crypto gains|bitcoin trades|staking rewards|my ethereum disposals|bitcoin gains|ethereum staking income|our crypto wallets|nft sales",
    "with fifo cost basis|for the tax return|across three exchanges|including airdrops|with fifo|for the irs|across kraken and coinbase|since 2021",
    "wallet transfers wrongly counted as sales by koinly|capital loss carryover on delisted coins|airdropped tokens worth nothing now|mining income as self employed|kraken csv lacks gbp prices",
  ),
  theme(
    "mri-segmentation",
    "segment|annotate|outline|measure|delineate|register|quantify|label",
    "the brain mri|tumour regions in dicom scans|lesions on ct slices|the hippocampus volume|brain tumours on mri|mri lesions|dicom mri slices|the hippocampus",
    "in 3d slicer|with nnunet|across two radiologists|from t1 and flair series|with nnunet|in 3d slicer|for the neurologist|on flair",
    "nifti affine is flipped left to right|inter-rater dice of the contours|ventricles leak into the grey matter mask|radiographer's contours disagree by millimetres|skull stripping eats the cerebellum",
  ),
  theme(
    "bicycle-repair",
    "fix|adjust|replace|true|lubricate|tighten|straighten|bleed",
    "my bicycle wheel|the rear derailleur|disc brakes on the bike|the bottom bracket|bike brakes|my rear wheel|bicycle gears|the bicycle chain",
    "it squeaks uphill|chain skips on the small cog|after a puncture|with a torque wrench|before the holiday tour|without special tools|after a crash|with a torque wrench",
    "spokes pinging and rim wobbles 3 mm|hydraulic lever pulls to the bar|pedals creak under pressure|saddle slides down on cobbles|tubeless sealant dried out",
  ),
  theme(
    "beekeeping",
    "inspect|treat|feed|split|requeen|smoke|relocate|winterise",
    "the bee colony|my beehives|the queen and brood frames|honey supers|our bees|a weak bee colony|two beehives|bee brood",
    "against varroa|before winter|with oxalic acid|after they swarmed|against varroa mites|with sugar syrup|after the swarm|during lime blossom",
    "drones everywhere and no eggs seen for two weeks|sugar syrup ratio for nucs in october|wasps rob the nucleus|wax moths ruined stored combs|honey crystallised inside the supers",
  ),
  theme(
    "grant-writing",
    "write|draft|polish|submit|proofread|resubmit|rewrite|outline",
    "the grant proposal|our horizon europe application|the funding bid|the nsf narrative|a grant proposal|the erc grant|our grant bid|the nsf grant",
    "with a budget justification|for the foundation|within ten pages|about coastal erosion|about coral reefs|for the ministry|with tight page limits|about coastal erosion",
    "reviewers asked for letters of support and a gantt of work packages|overheads exceed 25 percent of eligible costs|panel called the methodology vague, rebut|cofinancing letters from two museums missing|stipends for three postdocs overrun",
  ),
  theme(
    "fpga-timing",
    "close timing on|synthesise|constrain|pipeline|resynthesise|floorplan|simulate|speed up",
    "the fpga bitstream|our verilog core|the vhdl fifo|the xilinx block|vhdl cores|our fpga|the fpga fabric|verilog fifos",
    "at 200 mhz|with negative slack|across clock crossings|in vivado|in vivado|with negative slack|at 200 megahertz|for the artix board",
    "setup violation of 0.8 ns between dsp and bram|metastable handshake of two oscillators|hold violations near the serdes|jtag loses the zynq after flashing|lut utilisation exploded at ninety percent",
  ),
  theme(
    "genealogy",
    "trace|research|find|document|investigate|reconstruct|chart|look up",
    "my family tree|great-grandparents in parish registers|ancestors from galicia|our ahnentafel|our ancestors|great-grandparents|my grandfather's ancestors|family genealogy",
    "before 1850|in old german handwriting|via dna matches|with gedcom|in parish registers|from galicia|with gedcom|through dna cousins",
    "ship manifest lists ludwig but baptism says ludovicus|census of 1881 has no hannah|ellis island spelled the surname strangely|who was the godfather of wilhelmine|kurrent scribbles on a 1788 marriage certificate",
  ),
  theme(
    "warehouse-picking",
    "pick|slot|route pickers through|count|relabel|restock|palletise|optimise",
    "the warehouse shelves|pallets in aisle order|stock bins|the inventory of the depot|warehouse bins|warehouse aisles|pallets in the warehouse|our depot shelves",
    "to shorten walking|with barcode scanners|for same-day orders|during the stocktake|with barcode scanners|for christmas parcels|so pickers walk less|overnight",
    "forklifts queue at dock four every monday|fast movers belong at waist height near packing|forklift drivers wait at dock doors|parcels mixed between trucks again|wrong toys shipped to leeds",
  ),
  theme(
    "sourdough",
    "bake|proof|revive|shape|knead|ferment|refresh|score",
    "sourdough bread|my starter|the rye loaf|the levain dough|sourdough|my sourdough starter|rye sourdough|a sourdough baguette",
    "with 75 percent hydration|overnight in the fridge|so the crumb is open|in a dutch oven|overnight|with wholemeal flour|so the crust is crisp|with 75 percent hydration",
    "crust pale and gummy inside|boule spreads flat after scoring|loaf came out gummy and dense|smells of acetone after holidays|poke marks never spring back",
  ),
  theme(
    "router-vpn",
    "set up|connect|tunnel|bridge|install|troubleshoot|secure|route",
    "a wireguard vpn|our office routers|the ipsec tunnel|two home networks|wireguard|openvpn on our routers|the wireguard tunnel|a vpn for grandparents",
    "behind cgnat|on the mikrotik|so that printers are reachable|with split dns|behind cgnat|with ipv6|on a mikrotik|through the hotel wifi",
    "handshake succeeds but no packets return past the nat|mtu 1420 breaks the remote desktop|peers ping but smb shares time out|dyndns hostname stale after reconnect|fritzbox blocks udp 51820",
  ),
]
