<?php
/**
 * Suggested text for the site's privacy policy (Settings, Privacy, Policy guide).
 */

namespace Vitrina\Questionnaire;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_init', __NAMESPACE__ . '\suggest_privacy_text' );

function suggest_privacy_text() {
	$paragraphs = array(
		__( 'Pages with our website questionnaire load it from another site, which so learns the network address and the browser of the visitor, and the origin of the page. A form with a code of its owner also tells the path of the page, without numbers, e-mail addresses and tokens; words in it, such as a name, stay. No cookie is set.', 'vitrina-questionnaire' ),
		__( 'What is written into the questionnaire (contact, business, wishes for a website) is sent to that site when the visitor presses send. Unsent answers may be kept in the storage of the browser.', 'vitrina-questionnaire' ),
	);
	$platform = (string) require dirname( PLUGIN_FILE ) . '/default-platform.php';
	// Another address of the questionnaire may belong to another platform.
	if ( $platform && address() === default_address() ) {
		/* translators: %s: address of the privacy policy of the platform. */
		$paragraphs[] = sprintf( __( 'Its privacy policy: %s', 'vitrina-questionnaire' ), $platform . '/cookies' );
	}
	wp_add_privacy_policy_content(
		__( 'Vitrina Questionnaire', 'vitrina-questionnaire' ),
		'<p>' . implode( '</p><p>', array_map( 'esc_html', $paragraphs ) ) . '</p>'
	);
}
