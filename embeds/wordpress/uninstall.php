<?php
/**
 * Deletes the stored option. Blocks and shortcodes in posts belong to the site's owner and stay.
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

const VITRINA_QUESTIONNAIRE_OPTION = 'vitrina_questionnaire_address';

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $vitrina_questionnaire_site ) {
		delete_blog_option( $vitrina_questionnaire_site, VITRINA_QUESTIONNAIRE_OPTION );
	}
} else {
	delete_option( VITRINA_QUESTIONNAIRE_OPTION );
}
